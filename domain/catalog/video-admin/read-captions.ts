import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { MAX_CAPTION_BYTES } from "#shared/video-choices.ts";

export type CaptionFailure = Failure<"captions_unreadable" | "captions_too_large">;

const KILOBYTE = 1_000;
const TIME = /^(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const CUE = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.{0,200}))?$/;
const SETTING = /^(?:vertical|line|position|size|align):[\w.,%-]{1,20}$/;
const MAX_LINE_LENGTH = 500;
const TAG = /<\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^>]*)?>|<[\d:.]+>/g;
const UNWRITABLE = /[^\P{Cc}\n\t]/u;

/**
 * Reads an upload as WebVTT and writes it again: header, times in order, and plain text. Styles, notes, regions and tags
 * are left out. Refused where a line or a time is wrong, with the line's number.
 */
export function readCaptions(upload: Uint8Array): Result<string, CaptionFailure> {
  if (upload.byteLength > MAX_CAPTION_BYTES)
    return failure({ code: "captions_too_large", values: { kilobytes: MAX_CAPTION_BYTES / KILOBYTE } });
  const text = decode(upload);
  if (text === null) return wrongAt(1);
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return wrongAt(1);
  const cues: string[] = [];
  let from = 0;
  for (const { first, block } of readBlocks(lines)) {
    const at = block.findIndex((line) => line.includes("-->"));
    if (at === -1) {
      if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? "")) continue;
      return wrongAt(first);
    }
    const cue = at > 1 ? null : readTimes(block[at] ?? "");
    const words = block.slice(at + 1).map((line) => escapeText(line.replaceAll(TAG, "")));
    if (!cue || cue.start < from || block.some((line) => line.length > MAX_LINE_LENGTH)) return wrongAt(first + at);
    from = cue.start;
    cues.push([cue.line, ...words.filter((line) => line.trim() !== "")].join("\n"));
  }
  return cues.length === 0 ? wrongAt(lines.length) : success(`${["WEBVTT", ...cues].join("\n\n")}\n`);
}

function decode(upload: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(upload);
    return UNWRITABLE.test(text.replaceAll("\r", "")) ? null : text;
  } catch {
    return null;
  }
}

/** The blocks between empty lines, with the number of their first line. */
function readBlocks(lines: readonly string[]): { first: number; block: string[] }[] {
  const blocks: { first: number; block: string[] }[] = [];
  let isInside = false;
  // The lines behind the header, up to the first empty one, belong to it.
  const begin = Math.max(1, lines.indexOf(""));
  for (const [index, line] of lines.entries()) {
    if (index < begin) continue;
    if (line === "") isInside = false;
    else if (isInside) blocks.at(-1)!.block.push(line);
    else {
      isInside = true;
      blocks.push({ first: index + 1, block: [line] });
    }
  }
  return blocks;
}

function readTimes(line: string): { line: string; start: number } | null {
  const [, from = "", to = "", settings = ""] = CUE.exec(line) ?? [];
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === null || end === null || end <= start) return null;
  const kept = settings.split(/[ \t]+/).filter((setting) => SETTING.test(setting));
  return { line: [`${from} --> ${to}`, ...kept].join(" "), start };
}

function secondsOf(time: string): number | null {
  const [whole, hours = "0", minutes, seconds, thousandths] = TIME.exec(time) ?? [];
  return whole === undefined
    ? null
    : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;
}

/** Browsers read entities and tags in captions. */
function escapeText(text: string): string {
  return text.replaceAll("-->", "→").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function wrongAt(line: number): Result<never, CaptionFailure> {
  return failure({ code: "captions_unreadable", values: { line } });
}
