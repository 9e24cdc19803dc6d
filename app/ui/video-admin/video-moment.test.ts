import { expect, test } from "vitest";
import { readMoments, writeMoments } from "./video-moment.ts";

test("moments are read as they are written, and from whole addresses", () => {
  const moments = [
    { slug: "mug", second: 0 },
    { slug: "kettle", second: 65 },
  ];
  expect(writeMoments(moments)).toBe("0:00 /product/mug\n1:05 /product/kettle");
  expect(readMoments(writeMoments(moments))).toEqual(moments);
  expect(readMoments("https://shop.example/ar/product/mug\n\n 1:02:03 tray/ ")).toEqual([
    { slug: "mug", second: 0 },
    { slug: "tray", second: 3_723 },
  ]);
});

test("an invalid line is kept unchanged, for the server to refuse", () => {
  expect(readMoments("0:75 /product/mug")).toEqual([{ slug: "0:75 /product/mug", second: 0 }]);
});
