import type { VideoFacts } from "./read-video.ts";

type Element = { id: number; start: number; body: number; end: number };

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TITLE = 0x7ba9;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const CODEC = 0x86;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const VOID = 0xec;

const CODECS = new Set(["V_VP8", "V_VP9", "V_AV1", "A_OPUS", "A_VORBIS"]);
const DEFAULT_SCALE = 1_000_000;
const NANOSECONDS = 1e9;
const MAX_ELEMENTS = 20_000;
const VOID_HEAD = 9;

/** The facts of a WebM file whose codecs browsers play; null for anything else. Its metadata is blanked in place. */
export function readMatroska(bytes: Uint8Array): VideoFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, segment] = readElements(view, 0, bytes.byteLength) ?? [];
  const types = head?.id === EBML ? readElements(view, head.body, head.end) : null;
  const type = types?.find(({ id }) => id === DOC_TYPE);
  if (!type || textOf(bytes, type) !== "webm" || segment?.id !== SEGMENT) return null;
  const parts = readElements(view, segment.body, segment.end);
  const info = find(view, parts, INFO);
  const tracks = find(view, parts, TRACKS)?.filter(({ id }) => id === TRACK);
  if (!parts || !info || !tracks || !parts.some(({ id }) => id === CLUSTER)) return null;
  const duration = info.find(({ id }) => id === DURATION);
  const scale =
    numberOf(
      view,
      info.find(({ id }) => id === TIMESTAMP_SCALE),
    ) ?? DEFAULT_SCALE;
  const read = tracks.map((track) => readElements(view, track.body, track.end));
  const areKnown = read.every((track) => {
    const codec = track?.find(({ id }) => id === CODEC);
    return codec !== undefined && CODECS.has(textOf(bytes, codec));
  });
  const track = read.map((each) => find(view, each, VIDEO)).find((found) => found !== null);
  if (!areKnown || !track || !duration) return null;
  for (const part of [...parts, ...info]) if ([TAGS, ATTACHMENTS, TITLE].includes(part.id)) blank(bytes, part);
  return {
    extension: "webm",
    width:
      numberOf(
        view,
        track.find(({ id }) => id === PIXEL_WIDTH),
      ) ?? 0,
    height:
      numberOf(
        view,
        track.find(({ id }) => id === PIXEL_HEIGHT),
      ) ?? 0,
    seconds: (floatOf(view, duration) * scale) / NANOSECONDS,
  };
}

/** Null if an element reaches beyond its parent, or there are too many. */
function readElements(view: DataView, from: number, to: number): Element[] | null {
  const elements: Element[] = [];
  for (let at = from; at < to;) {
    if (elements.length >= MAX_ELEMENTS) return null;
    const id = readInteger(view, at, to, 4, true);
    const size = id && readInteger(view, at + id.length, to, 8, false);
    if (!id || !size) return null;
    const body = at + id.length + size.length;
    // A live recording tells no length: it reaches to the end.
    const end = size.isOpen ? to : body + size.value;
    if (end > to) return null;
    elements.push({ id: id.value, start: at, body, end });
    at = end;
  }
  return elements;
}

/** The first byte's leading zeros tell how many bytes follow. */
function readInteger(view: DataView, at: number, to: number, max: number, isMarkerKept: boolean) {
  if (at >= to) return null;
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > max || at + length > to) return null;
  let value = isMarkerKept ? first : first & (0xff >> length);
  let isOpen = value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const next = view.getUint8(at + index);
    isOpen &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value, length, isOpen };
}

function find(view: DataView, elements: Element[] | null | undefined, id: number): Element[] | null {
  const element = elements?.find((each) => each.id === id);
  return element ? readElements(view, element.body, element.end) : null;
}

function textOf(bytes: Uint8Array, { body, end }: Element): string {
  return new TextDecoder("latin1").decode(bytes.subarray(body, Math.min(end, body + 32))).replace(/\0.*$/s, "");
}

function numberOf(view: DataView, element: Element | undefined): number | null {
  if (!element || element.end - element.body > 6) return null;
  let value = 0;
  for (let at = element.body; at < element.end; at++) value = value * 256 + view.getUint8(at);
  return value;
}

function floatOf(view: DataView, { body, end }: Element): number {
  if (end - body === 4) return view.getFloat32(body);
  return end - body === 8 ? view.getFloat64(body) : Number.NaN;
}

/** A void element of the same length, so that nothing behind it moves; one that is too short for that is filled with zeros. */
function blank(bytes: Uint8Array, { start, body, end }: Element): void {
  bytes.fill(0, body, end);
  if (end - start < VOID_HEAD) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes.fill(0, start, end);
  view.setUint8(start, VOID);
  view.setBigUint64(start + 1, (1n << 56n) | BigInt(end - start - VOID_HEAD));
}
