import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makePictures } from "./make-pictures.ts";
import { drawProduct } from "./product-picture.ts";
import { drawScene } from "./scene-picture.ts";

test("a recipe makes the same picture each time, in the size of the gallery", async () => {
  const recipe = { emoji: "🫖", color: "#14837d", view: "pair", backdrop: 3 } as const;
  const [first, second] = [await drawProduct(recipe), await drawProduct(recipe)];
  expect(first.equals(second)).toBe(true);
  const { width, height, format } = await sharp(first).metadata();
  expect({ width, height, format }).toEqual({ width: 800, height: 800, format: "webp" });
});

test("another colour makes another picture", async () => {
  const recipe = { emoji: "👕", view: "front", backdrop: 1 } as const;
  const red = await drawProduct({ ...recipe, color: "#cf2f3d" });
  expect(red.equals(await drawProduct({ ...recipe, color: "#2f72d6" }))).toBe(false);
});

test("a scene leaves its start side in one colour for the words", async () => {
  const picture = await drawScene({
    shape: "slider",
    stage: "#0b6360",
    glow: "#3fa39b",
    objects: [{ emoji: "🎒", color: null }],
  });
  const { data, info } = await sharp(picture)
    .extract({ left: 0, top: 0, width: 480, height: 380 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? 0;
  expect(Math.abs(at(10, 10) - at(470, 370))).toBeLessThan(12);
});

test("what is drawn already is not drawn again", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  let drawn = 0;
  const job = { file: "one.webp", order: "", draw: async () => Buffer.from(`drawing ${++drawn}`) };
  await makePictures(folder, [job], () => undefined);
  await makePictures(folder, [job, { ...job, file: "two.webp" }], () => undefined);
  expect(await readdir(folder)).toEqual(["one.webp", "two.webp"]);
  expect(await readFile(path.join(folder, "one.webp"), "utf8")).toBe("drawing 1");
  await rm(folder, { recursive: true });
});
