import sharp from "sharp";
import { expect, test } from "vitest";
import { readImage } from "./read-image.ts";

const SQUARE = { square: 256, fit: "cover" } as const;

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0b6360" } });

async function codeOf(bytes: Uint8Array): Promise<string> {
  const read = await readImage(bytes, SQUARE);
  return read.ok ? "read" : read.failure.code;
}

test("an image is cropped to a square and keeps nothing that its camera had noted", async () => {
  const photo = await image(800, 500)
    .withExif({ IFD0: { Copyright: "Nadia Haddad" } })
    .jpeg()
    .toBuffer();
  const read = await readImage(photo, SQUARE);
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(await sharp(read.value).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  expect(Buffer.from(read.value).toString("latin1")).not.toContain("Nadia");
});

test("a small image that is fitted is not blown up", async () => {
  const read = await readImage(await image(100, 50).png().toBuffer(), { square: 1600, fit: "inside" });
  expect(read.ok && (await sharp(read.value).metadata())).toMatchObject({ width: 100, height: 50 });
});

test("what is no image, is broken, moves or is too large is refused with its reason", async () => {
  const frames = Array.from({ length: 3 }, (_, index) => image(20, 20).tint(index === 1 ? "red" : "blue"));
  const animation = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const whole = await image(600, 600).jpeg().toBuffer();
  expect(await codeOf(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("image_unreadable");
  expect(await codeOf(Buffer.from("<?php"))).toBe("image_unreadable");
  expect(await codeOf(new Uint8Array())).toBe("image_unreadable");
  expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe("image_unreadable");
  expect(await codeOf(animation)).toBe("image_moves");
  expect(await codeOf(await image(7_000, 7_000).png().toBuffer())).toBe("image_too_large");
  expect(await codeOf(Buffer.concat([whole, Buffer.alloc(5_000_001)]))).toBe("image_too_large");
});
