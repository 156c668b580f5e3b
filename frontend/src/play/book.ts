// The book in which the engine keeps its games: pages of text in IndexedDB (archfoe/serverless/store.py).

const PAGES = "pages";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The storage failed."));
  });
}

export class Book {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Book> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(PAGES, { autoIncrement: true });
    return new Book(await done(opening));
  }

  read(): Promise<string[]> {
    return done(this.database.transaction(PAGES).objectStore(PAGES).getAll() as IDBRequest<string[]>);
  }

  write(page: string): Promise<void> {
    return this.#change((pages) => void pages.add(page));
  }

  rewrite(page: string): Promise<void> {
    return this.#change((pages) => {
      pages.clear();
      pages.add(page);
    });
  }

  /** Resolves when it is on the disk, not before. */
  #change(work: (pages: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(PAGES, "readwrite", { durability: "strict" });
      change.oncomplete = () => resolve();
      change.onabort = change.onerror = () => reject(change.error ?? new Error("The storage failed."));
      work(change.objectStore(PAGES));
    });
  }
}
