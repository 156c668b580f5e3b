// Layers of tones and noise become sound: in a page, or in a test that renders it.

import { chance } from "../card/chance.ts";
import type { Sound } from "../lib/moments.ts";
import { LEVELS, type Layer } from "./materials.ts";

const SILENCE = 0.0001;
const ROOM = { seconds: 0.18, wet: 0.12 };

/** All that a sound goes through. */
export interface Bus {
  context: BaseAudioContext;
  into: GainNode;
  noise: AudioBuffer;
}

/** One bus for all: a limiter, and a small room. */
export function busOf(context: BaseAudioContext): Bus {
  const into = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.002;
  const room = context.createConvolver();
  const wet = context.createGain();
  room.buffer = noiseOf(context, ROOM.seconds, (share) => (1 - share) ** 3);
  wet.gain.value = ROOM.wet;
  into.connect(limiter).connect(context.destination);
  into.connect(room).connect(wet).connect(limiter);
  return { context, into, noise: noiseOf(context, 1.5, () => 1) };
}

function noiseOf(context: BaseAudioContext, seconds: number, loud: (share: number) => number): AudioBuffer {
  const random = chance(seconds * 1000);
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (random() * 2 - 1) * loud(i / samples.length);
  return buffer;
}

interface Struck {
  layers: Layer[];
  pitch?: number;
  side?: number;
}

/** The sound, from `now` on; what is returned can fade it out. */
export function strike({ context, into, noise }: Bus, sound: Sound, now: number, { layers, pitch = 1, side = 0 }: Struck): GainNode {
  const gain = context.createGain();
  const pan = context.createStereoPanner();
  gain.gain.value = LEVELS[sound];
  pan.pan.value = side;
  gain.connect(pan).connect(into);
  for (const layer of layers) sounding(context, noise, layer, now, pitch).connect(gain);
  return gain;
}

function sounding(context: BaseAudioContext, noise: AudioBuffer, layer: Layer, now: number, pitch: number): AudioNode {
  const { shape, from, to = from, length, at = 0, attack = 0.004, loud = 1, through, band, q } = layer;
  const begin = now + at;
  const end = begin + length;
  const glide = (param: AudioParam) => {
    param.setValueAtTime(from * pitch, begin);
    param.exponentialRampToValueAtTime(to * pitch, end);
  };
  const shaped = context.createGain();
  shaped.gain.setValueAtTime(SILENCE, begin);
  shaped.gain.exponentialRampToValueAtTime(loud, begin + attack);
  shaped.gain.exponentialRampToValueAtTime(SILENCE, end);
  let source: AudioScheduledSourceNode;
  if (shape === "noise") {
    const made = context.createBufferSource();
    made.buffer = noise;
    source = made;
  } else {
    const made = context.createOscillator();
    made.type = shape;
    glide(made.frequency);
    source = made;
  }
  let heard: AudioNode = source;
  if (through) {
    const filter = context.createBiquadFilter();
    filter.type = through;
    if (q !== undefined) filter.Q.value = q;
    if (shape === "noise") glide(filter.frequency);
    else filter.frequency.value = (band ?? from) * pitch;
    heard = source.connect(filter);
  }
  source.start(begin);
  source.stop(end);
  return heard.connect(shaped);
}
