/** Sounds that announce my turn, or the end of my time: soft harp notes, synthesized here. */
import { settings } from "../settings/settings.svelte";

let context: AudioContext | null = null;

const NOTES = [392, 587.33]; // G4, D5
const KNOCK = [130.81, 130.81]; // C3
const APART = 0.13; // seconds
const LONG = 0.7;

function pluck(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.18, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LONG);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LONG);
}

/** My turn has come. */
export function playTurn(): void {
  play(NOTES);
}

/** My time is running out. */
export function playKnock(): void {
  play(KNOCK);
}

/** Silent until the page has been clicked once, as browsers demand. */
function play(notes: readonly number[]): void {
  if (!settings.values.sound || !navigator.userActivation.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  notes.forEach((pitch, index) => pluck(audio, pitch, audio.currentTime + index * APART));
}
