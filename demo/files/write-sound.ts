import { randomFor } from "../random.ts";

const RATE = 8_000;
const HEADER_BYTES = 44;
const NOTE_SECONDS = 0.4;

/** A few seconds of plucked notes as a WAV file, of the same key always the same ones. */
export function writeSound(key: string, notes: number): Buffer {
  const random = randomFor(key);
  const length = Math.floor(RATE * NOTE_SECONDS);
  const samples = Buffer.alloc(length * notes);
  for (let note = 0; note < notes; note += 1) {
    const frequency = 110 * 2 ** (random.pick([0, 2, 3, 5, 7, 10, 12, 15]) / 12);
    for (let at = 0; at < length; at += 1) {
      const wave = Math.sin((2 * Math.PI * frequency * at) / RATE) + 0.4 * (2 * random.next() - 1) * Math.exp(-at / 60);
      samples[note * length + at] = Math.round(128 + 80 * wave * Math.exp(-at / 900)) & 0xff;
    }
  }
  return Buffer.concat([headerOf(samples.length), samples]);
}

function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "ascii");
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  header.write("WAVEfmt ", 8, "ascii");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36, "ascii");
  header.writeUInt32LE(bytes, 40);
  return header;
}
