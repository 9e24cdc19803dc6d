import { expect, test } from "vitest";
import { readPlayerError } from "./read-player-error.ts";

test.each([
  [2, "invalid"],
  [5, "player"],
  [100, "gone"],
  [101, "not_embeddable"],
  [150, "not_embeddable"],
  [153, "unknown"],
])("YouTube's error %i is %s", (info, error) => {
  expect(readPlayerError("youtube", JSON.stringify({ event: "onError", info }))).toBe(error);
});

test("Vimeo names its errors", () => {
  const message = (name: string) => JSON.stringify({ event: "error", data: { name, message: "…" } });
  expect(readPlayerError("vimeo", message("NotFoundError"))).toBe("gone");
  expect(readPlayerError("vimeo", message("PrivacyError"))).toBe("not_embeddable");
  expect(readPlayerError("vimeo", message("SomethingNew"))).toBe("unknown");
});

test("other messages are no errors", () => {
  for (const message of [
    "",
    "not JSON",
    "null",
    "7",
    JSON.stringify({ event: "onReady" }),
    { event: "ready" },
    undefined,
  ])
    expect(readPlayerError("youtube", message)).toBeNull();
});
