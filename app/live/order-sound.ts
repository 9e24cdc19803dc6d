import { isOrderSoundOn } from "#app/ui/desk/order-sound.ts";

const LAST = "souk:last-sounded-order";
const VOLUME = 0.08;
const TONES = [660, 880];
const TONE_SECONDS = 0.14;

/** Plays two short tones, in one tab only. Browsers stay silent until the first click. */
export function playOrderSound(code: string): void {
  if (!isOrderSoundOn() || typeof AudioContext === "undefined" || hasSounded(code)) return;
  const audio = new AudioContext();
  for (const [index, frequency] of TONES.entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * TONE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(VOLUME / 100, start + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
  setTimeout(() => void audio.close(), 1_000);
}

/** Whether another tab has played the sound for this order. */
function hasSounded(code: string): boolean {
  try {
    if (localStorage.getItem(LAST) === code) return true;
    localStorage.setItem(LAST, code);
  } catch {
    // Without storage, each tab plays it.
  }
  return false;
}
