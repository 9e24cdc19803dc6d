import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "souk-whole-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a file is there whole", async () => {
  const folder = await openFolder();
  await writeWhole(path.join(folder, "one"), "content");
  expect(await readFile(path.join(folder, "one"), "utf8")).toBe("content");
  expect(await readdir(folder)).toEqual(["one"]);
});

test("of a write that fails nothing stays, and what was there before does", async () => {
  const folder = await openFolder();
  const taken = path.join(folder, "taken");
  await mkdir(path.join(taken, "below"), { recursive: true });
  await expect(writeWhole(taken, "content")).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken"]);
});
