import { expect, test } from "vitest";
import { readVideoAddress } from "./video-host.ts";

test.each([
  ["https://www.youtube.com/watch?v=M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
  ["https://m.youtube.com/watch?feature=share&v=M7lc1UVf-VE&t=3", "youtube", "M7lc1UVf-VE"],
  ["https://youtu.be/M7lc1UVf-VE?si=x", "youtube", "M7lc1UVf-VE"],
  ["https://www.youtube.com/shorts/M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
  ["https://www.youtube-nocookie.com/embed/M7lc1UVf-VE", "youtube", "M7lc1UVf-VE"],
  ["https://vimeo.com/76979871", "vimeo", "76979871"],
  ["https://player.vimeo.com/video/76979871?h=8", "vimeo", "76979871"],
])("%s is known", (address, host, source) => {
  expect(readVideoAddress(address)).toEqual({ host, source });
});

test.each([
  "",
  "M7lc1UVf-VE",
  "http://www.youtube.com/watch?v=M7lc1UVf-VE",
  "https://www.youtube.com.evil.example/watch?v=M7lc1UVf-VE",
  "https://evil.example/https://youtu.be/M7lc1UVf-VE",
  "https://www.youtube.com/watch?v=short",
  'https://www.youtube.com/embed/"><script>alert(1)</script>',
  "javascript:alert(1)//https://vimeo.com/76979871",
  "https://vimeo.com/channels/staffpicks",
  `https://www.youtube.com/watch?${"a=b&".repeat(20_000)}`,
])("%s is refused", (address) => {
  expect(readVideoAddress(address)).toBeNull();
});
