import { expect, test } from "vitest";
import { MAX_CAPTION_BYTES } from "#shared/video-choices.ts";
import { readCaptions } from "./read-captions.ts";

const read = (text: string) => readCaptions(new TextEncoder().encode(text));
const GOOD = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n";

test("captions are rewritten: header, times and plain text", () => {
  const upload = [
    "\uFEFFWEBVTT - made by a program",
    "Kind: captions",
    "",
    "STYLE",
    "::cue { background: url(https://evil.example/x) }",
    "",
    "NOTE who made it",
    "",
    "1",
    "00:00:01.000 --> 00:00:02.500 align:start line:90% onload:alert(1)",
    "<v Mira>Good <b>morning</b>, مرحبًا",
    "second line",
    "",
    "00:03.000 --> 00:04.000",
    "<script>alert(1)</script> 1 < 2 🎉",
  ].join("\r\n");
  expect(read(upload)).toEqual({
    ok: true,
    value: [
      "WEBVTT",
      "",
      "00:00:01.000 --> 00:00:02.500 align:start line:90%",
      "Good morning, مرحبًا",
      "second line",
      "",
      "00:03.000 --> 00:04.000",
      "&lt;script&gt;alert(1)&lt;/script&gt; 1 &lt; 2 🎉",
      "",
    ].join("\n"),
  });
});

test.each([
  ["", 1],
  ["00:00.000 --> 00:02.000\nHello", 1],
  ["WEBVTTish\n\n00:00.000 --> 00:02.000\nHello", 1],
  ["WEBVTT\n\nHello", 3],
  ["WEBVTT\n\n00:00 --> 00:02\nHello", 3],
  ["WEBVTT\n\n00:02.000 --> 00:01.000\nHello", 3],
  ["WEBVTT\n\n1\n00:00.000 --> 00:99.000\nHello", 4],
  ["WEBVTT\n\n00:05.000 --> 00:06.000\nLater\n\n00:01.000 --> 00:02.000\nEarlier", 6],
  [`WEBVTT\n\n00:00.000 --> 00:02.000\n${"x".repeat(501)}`, 3],
  ["WEBVTT\n\n00:00.000 --> 00:02.000\nnull \u0000 byte", 1],
  ["WEBVTT\n", 2],
])("what is no WebVTT is refused with its line", (text, line) => {
  expect(read(text)).toEqual({ ok: false, failure: { code: "captions_unreadable", values: { line } } });
});

test("other bytes and too many of them are refused", () => {
  expect(readCaptions(new Uint8Array([0xff, 0xfe, 0x41]))).toFail("captions_unreadable");
  expect(readCaptions(new Uint8Array(MAX_CAPTION_BYTES + 1))).toFail("captions_too_large");
  expect(read(GOOD)).toEqual({ ok: true, value: GOOD });
});
