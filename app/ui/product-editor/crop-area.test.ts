import { expect, test } from "vitest";
import { areaBetween, fitArea, middleArea } from "./crop-area.ts";

test("draws in any direction and stays within the image", () => {
  expect(areaBetween({ x: 60, y: 50 }, { x: 20, y: 10 }, null)).toEqual({ left: 20, top: 10, width: 40, height: 40 });
  expect(fitArea({ left: 90, top: -5, width: 40, height: 1 })).toEqual({ left: 60, top: 0, width: 40, height: 5 });
});

test("keeps a shape, and begins with the largest area of it", () => {
  // An image that is twice as wide as high: a square is half as wide in percent.
  expect(areaBetween({ x: 0, y: 0 }, { x: 20, y: 5 }, 0.5)).toEqual({ left: 0, top: 0, width: 20, height: 40 });
  expect(middleArea(0.5)).toEqual({ left: 25, top: 0, width: 50, height: 100 });
});
