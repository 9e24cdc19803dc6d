import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { forgetBackdrops } from "./backdrop.ts";
import { forgetScaledSprites } from "./placed-object.ts";
import { forgetSprites } from "./sprite.ts";

/** A file to be drawn; `order` brings those together that share decoded objects. */
export type PictureJob = { file: string; order: string; draw(): Promise<Buffer> };

const BATCH_SIZE = 3;

/** Draws what is not there yet. A file appears whole or not at all. */
export async function makePictures(
  filesDir: string,
  jobs: readonly PictureJob[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(filesDir, { recursive: true });
  const there = new Set(await readdir(filesDir));
  const missing = jobs
    .filter((job) => !there.has(job.file))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  const before = sharp.concurrency();
  sharp.concurrency(1);
  let next = 0;
  let done = jobs.length - missing.length;
  const work = async () => {
    for (let job = missing[next++]; job; job = missing[next++]) {
      await writeWhole(path.join(filesDir, job.file), await job.draw());
      onProgress(++done, jobs.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: BATCH_SIZE }, work));
  } finally {
    sharp.concurrency(before);
    forgetSprites();
    forgetScaledSprites();
    forgetBackdrops();
  }
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
