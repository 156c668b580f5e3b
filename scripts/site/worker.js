// A browser refuses workers to pages that were opened as files. There a hidden frame does their work, so that search works.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.onmessage = null;
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.documentElement.append(frame);
      const inside = (this.inside = frame.contentWindow);
      const fetched = (one) =>
        new Promise((done, failed) => {
          const script = inside.document.createElement("script");
          script.src = new URL(one, document.baseURI).href;
          script.onload = done;
          script.onerror = failed;
          inside.document.head.append(script);
        });
      inside.importScripts = (...all) => all.reduce((before, one) => before.then(() => fetched(one)), Promise.resolve());
      inside.postMessage = (data) => setTimeout(() => this.tell(this, data));
      this.frame = frame;
      this.ready = fetched(address);
    }
    tell(whom, data) {
      const event = new MessageEvent("message", { data });
      whom.dispatchEvent(event);
      if (whom === this && this.onmessage) this.onmessage(event);
    }
    postMessage(data) {
      this.ready.then(() => this.tell(this.inside, this.inside.structuredClone(data)));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
