import { constants, copyFile, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "./picture.ts";

const BATCH_SIZE = 3;

/** Copies or draws missing files. Each file is written atomically. */
export async function makePictures(
  filesDir: string,
  pictures: readonly Picture[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(filesDir, { recursive: true });
  const there = new Set(await readdir(filesDir));
  const missing = pictures.filter(({ file }) => !there.has(file));
  let next = 0;
  let done = pictures.length - missing.length;
  const work = async () => {
    for (let picture = missing[next++]; picture; picture = missing[next++]) {
      await makePicture(path.join(filesDir, picture.file), picture);
      onProgress(++done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, work));
}

async function makePicture(target: string, { source }: Picture): Promise<void> {
  const part = `${target}.part`;
  if (source.kind === "kept") await copyFile(source.path, part, constants.COPYFILE_FICLONE);
  else await writeFile(part, await source.draw());
  await rename(part, target);
}
