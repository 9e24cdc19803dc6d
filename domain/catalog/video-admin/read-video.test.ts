import { describe, expect, test } from "vitest";
import { mp4Of, webmOf } from "#tests/support/video-bytes.ts";
import { MAX_VIDEO_BYTES } from "#shared/video-choices.ts";
import { readVideo } from "./read-video.ts";

const codeOf = (bytes: Uint8Array) => {
  const read = readVideo(bytes);
  return read.ok ? "read" : read.failure.code;
};
const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

describe("a video", () => {
  test.each([
    ["mp4", mp4Of()],
    ["webm", webmOf()],
  ])("as %s is read by its bytes, and keeps its length without what its camera noted", (extension, bytes) => {
    const { length } = bytes;
    const read = readVideo(bytes);
    expect(read).toSucceed({ extension, height: 360, seconds: 4 });
    if (!read.ok) return;
    expect(read.value.bytes.length).toBe(length);
    for (const note of ["+48.85", "taken at home"]) expect(latin(read.value.bytes)).not.toContain(note);
    expect(readVideo(read.value.bytes)).toSucceed();
  });

  test("gets the nearest quality; one that stands upright goes by its width", () => {
    expect(readVideo(mp4Of({ width: 1918, height: 1078 }))).toMatchObject({ value: { height: 1080 } });
    expect(readVideo(mp4Of({ width: 720, height: 1280 }))).toMatchObject({ value: { height: 720 } });
    expect(readVideo(webmOf({ width: 320, height: 180 }))).toMatchObject({ value: { height: 240 } });
  });

  test("is refused where browsers do not play it, it is too long, too small or too large", () => {
    expect(codeOf(mp4Of({ codec: "mp4v" }))).toBe("video_unreadable");
    expect(codeOf(webmOf({ codec: "V_MPEG4" }))).toBe("video_unreadable");
    expect(codeOf(mp4Of({ seconds: 901 }))).toBe("video_too_long");
    expect(codeOf(webmOf({ seconds: 901 }))).toBe("video_too_long");
    expect(codeOf(mp4Of({ seconds: 0 }))).toBe("video_unreadable");
    expect(codeOf(mp4Of({ width: 1, height: 1 }))).toBe("video_unreadable");
    expect(codeOf(new Uint8Array(MAX_VIDEO_BYTES + 1))).toBe("video_too_large");
  });

  test.each([
    ["nothing", new Uint8Array()],
    ["HTML in disguise", new TextEncoder().encode("<html><script>alert(1)</script></html>")],
    ["SVG", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
    [
      "a script behind the head of an MP4",
      new Uint8Array([...mp4Of().subarray(0, 24), ...new TextEncoder().encode("<script>")]),
    ],
    ["half an MP4", mp4Of().subarray(0, 200)],
    ["half a WebM", webmOf().subarray(0, 90)],
  ])("%s is refused", (_what, bytes) => {
    expect(codeOf(bytes)).toBe("video_unreadable");
  });

  test("that lies about the sizes of its parts ends the reading, and nothing is thrown", () => {
    for (const whole of [mp4Of(), webmOf()])
      for (let at = 0; at < whole.length; at += 1)
        for (const value of [0, 1, 0x7f, 0xff]) {
          const broken = whole.slice();
          broken[at] = value;
          expect(["read", "video_unreadable", "video_too_long"]).toContain(codeOf(broken));
        }
  });
});
