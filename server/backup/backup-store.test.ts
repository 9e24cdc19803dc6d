import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBackupStore } from "./backup-store.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "backups-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const NAME = "souk-2026-11-26T12-00-00-000Z.tar.gz";

test("lists only complete archives, sends their bytes, and deletes them", async () => {
  for (const name of [NAME, `${NAME}.part`, "secret", "souk-x/../../secret.tar.gz".replaceAll("/", "")])
    await writeFile(path.join(folder, name), "archive");
  const store = createBackupStore(folder);
  expect(await store.list()).toEqual([{ name: NAME, bytes: 7, madeAt: expect.stringMatching(/Z$/) }]);
  const opened = await store.open(NAME);
  expect(opened?.bytes).toBe(7);
  expect(await new Response(opened!.stream).text()).toBe("archive");
  for (const other of ["secret", "../secret", `../${NAME}`, `${NAME}.part`, "souk-1.tar.gz", "", "\0"]) {
    expect(await store.open(other)).toBeNull();
    expect(await store.remove(other)).toBe(false);
  }
  expect(await store.remove(NAME)).toBe(true);
  expect(await store.list()).toEqual([]);
});

test("is empty before the first backup", async () => {
  expect(await createBackupStore(path.join(folder, "none")).list()).toEqual([]);
});
