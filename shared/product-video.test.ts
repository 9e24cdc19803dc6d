import { expect, test } from "vitest";
import { isVideoAddress, ownVideoSlug } from "./product-video.ts";

test("a product's video is a video of this site, or an https address", () => {
  expect(ownVideoSlug("/video-shopping/how-it-works")).toBe("how-it-works");
  for (const right of ["/video-shopping/how-it-works", "https://videos.example/watch?v=1"])
    expect(isVideoAddress(right)).toBe(true);
  for (const wrong of [
    "",
    "/video-shopping/",
    "/video-shopping/../admin",
    "//videos.example/a",
    "http://videos.example/a",
    "javascript:alert(1)",
    "data:text/html,hello",
    "https://user:secret@videos.example/a",
    "https://localhost/a",
    "how-it-works",
  ])
    expect([wrong, isVideoAddress(wrong)]).toEqual([wrong, false]);
});
