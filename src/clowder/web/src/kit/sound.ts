/** Small sounds, made on the spot: no files. Off unless somebody switches them on. */
import { haptics, sound } from "@/state/settings";

export type Noise = "card" | "turn" | "meow" | "dice" | "win";

let context: AudioContext | null = null;

/** Make a noise, and a small buzz, if those are wanted. */
export function noise(kind: Noise): void {
  if (haptics.value) navigator.vibrate?.(kind === "turn" ? [20, 40, 20] : 12);
  if (!sound.value) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const at = context.currentTime;
  if (kind === "card") rustle(context, at, 0.07, 2400);
  else if (kind === "dice") for (const later of [0, 0.06, 0.13, 0.22]) rustle(context, at + later, 0.04, 1400);
  else if (kind === "turn") tone(context, at, [660, 880], 0.12);
  else if (kind === "meow") glide(context, at, 520, 900, 420, 0.45);
  else tone(context, at, [523, 659, 784, 1047], 0.14);
}

function tone(sounds: AudioContext, at: number, notes: number[], each: number): void {
  notes.forEach((frequency, i) => {
    const from = at + i * each;
    const voice = sounds.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    voice.connect(envelope(sounds, from, each * 1.6, 0.12));
    voice.start(from);
    voice.stop(from + each * 1.6);
  });
}

function glide(sounds: AudioContext, at: number, from: number, over: number, to: number, seconds: number): void {
  const voice = sounds.createOscillator();
  voice.type = "sawtooth";
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.linearRampToValueAtTime(over, at + seconds * 0.35);
  voice.frequency.linearRampToValueAtTime(to, at + seconds);
  const soft = sounds.createBiquadFilter();
  soft.type = "bandpass";
  soft.frequency.value = 1100;
  voice.connect(soft).connect(envelope(sounds, at, seconds, 0.14));
  voice.start(at);
  voice.stop(at + seconds);
}

function rustle(sounds: AudioContext, at: number, seconds: number, frequency: number): void {
  const length = Math.ceil(sounds.sampleRate * seconds);
  const paper = sounds.createBuffer(1, length, sounds.sampleRate);
  const data = paper.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = sounds.createBufferSource();
  source.buffer = paper;
  const soft = sounds.createBiquadFilter();
  soft.type = "bandpass";
  soft.frequency.value = frequency;
  source.connect(soft).connect(envelope(sounds, at, seconds, 0.25));
  source.start(at);
}

function envelope(sounds: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = sounds.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(sounds.destination);
  return gain;
}
