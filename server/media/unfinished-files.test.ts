import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeUnfinished } from "./unfinished-files.ts";

const YESTERDAY = new Date(Date.now() - 86_400_000);

test("half-written files of a killed process are removed; files being written stay", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "souk-unfinished-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "private"));
  for (const name of ["old.webp.1.unfinished", "private/old.bin.1.unfinished", "old.webp"]) {
    await writeFile(path.join(folder, name), "half");
    await utimes(path.join(folder, name), YESTERDAY, YESTERDAY);
  }
  await writeFile(path.join(folder, "new.webp.2.unfinished"), "half");
  await removeUnfinished([folder, path.join(folder, "lost")]);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    "new.webp.2.unfinished",
    "old.webp",
    "private",
  ]);
});
