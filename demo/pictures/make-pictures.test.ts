import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCover } from "./cover.ts";
import { makePictures } from "./make-pictures.ts";
import { drawMonogram, drawWordmark } from "./mark.ts";
import { planDrawing } from "./picture.ts";

test("a cover is the same picture each time, and another title makes another one", async () => {
  const cover = { kind: "sound", title: "Rain and Thunder", author: "Field & Fader" } as const;
  const [first, second, other] = [
    await drawCover(cover),
    await drawCover(cover),
    await drawCover({ ...cover, title: "Morning Market" }),
  ];
  expect(first.equals(second)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

test("names are drawn inside their marks, with accents and in two lines where they are long", async () => {
  const isEdgeEmpty = async (picture: Buffer) => {
    const edge = await sharp(picture).extract({ left: 0, top: 0, width: 16, height: 320 }).png().toBuffer();
    const { channels } = await sharp(edge).stats();
    return channels.every(({ stdev }) => stdev < 2);
  };
  for (const name of ["The Slow Larder", "Wander & Hide", "Café Ñandú"])
    for (const letters of ["serif", "sans"] as const)
      expect(await isEdgeEmpty(await drawWordmark({ name, letters })), name).toBe(true);
  expect(await isEdgeEmpty(await drawMonogram({ name: "Hearth & Clay", strong: "#8a4b32", soft: "#e9c9a8" }))).toBe(
    true,
  );
});

test("existing data is not created again", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  let drawn = 0;
  const plan = (name: string) => planDrawing(name, { name }, async () => Buffer.from(`drawing ${++drawn}`));
  const [one, two] = [plan("one"), plan("two")];
  await makePictures(folder, [one], () => undefined);
  await makePictures(folder, [one, two], () => undefined);
  expect((await readdir(folder)).toSorted()).toEqual([one.file, two.file].toSorted());
  expect(await readFile(path.join(folder, one.file), "utf8")).toBe("drawing 1");
  await rm(folder, { recursive: true });
});
