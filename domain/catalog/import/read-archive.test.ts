import { expect, test } from "vitest";
import { zipOf } from "#tests/support/zip.ts";
import { isArchive, readArchive } from "./read-archive.ts";

const text = (bytes: Uint8Array | null | undefined) => bytes && new TextDecoder().decode(bytes);

test("files of a ZIP are read by name, packed or not", () => {
  const zip = zipOf([
    { name: "products.csv", content: "handle,name" },
    { name: "pictures/cup.png", content: "x".repeat(10_000) },
    { name: "__MACOSX/._cup.png", content: "junk" },
  ]);
  expect(isArchive(zip)).toBe(true);
  const entries = readArchive(zip)!;
  expect(entries.map(({ name }) => name)).toEqual(["products.csv", "pictures/cup.png"]);
  expect(text(entries[0]!.read(1_000))).toBe("handle,name");
  expect(text(entries[1]!.read(10_000))).toHaveLength(10_000);
});

test("a file that unpacks to more than is allowed is not read, whatever its directory says", () => {
  const bomb = zipOf([{ name: "products.csv", content: Buffer.alloc(50_000_000), claimed: 10 }]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(readArchive(bomb)![0]!.read(1_000_000)).toBeNull();
  const honest = zipOf([{ name: "products.csv", content: Buffer.alloc(50_000_000) }]);
  expect(readArchive(honest)![0]!.read(1_000_000)).toBeNull();
});

test("what is broken, cut off or encrypted is not read", () => {
  const zip = zipOf([{ name: "a.csv", content: "handle" }]);
  expect(readArchive(zip.subarray(0, 20))).toBeNull();
  expect(readArchive(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
  const flipped = new Uint8Array(zip);
  flipped[35] = flipped[35]! ^ 0xff;
  expect(readArchive(flipped)?.[0]?.read(1_000) ?? null).toBeNull();
  expect(readArchive(zipOf([{ name: "a.csv", content: "handle", flags: 1 }]))).toEqual([]);
});
