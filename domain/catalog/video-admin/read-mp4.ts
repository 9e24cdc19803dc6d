import type { VideoFacts } from "./read-video.ts";

type Box = { type: string; start: number; body: number; end: number };

const BRANDS = new Set(["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash", "MSNV"]);
const VIDEO_CODECS = new Set(["avc1", "avc3", "hvc1", "hev1", "av01", "vp09"]);
const SOUND_CODECS = new Set(["mp4a", "Opus", "ac-3", "ec-3", "fLaC"]);
/** Boxes with free text, places and programs. */
const METADATA = new Set(["udta", "meta", "uuid"]);
const MAX_BOXES = 2_000;
const FIXED_POINT = 65_536;

/** The facts of an MP4 file whose codecs browsers play; null for anything else. Its metadata is blanked in place. */
export function readMp4(bytes: Uint8Array): VideoFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = readBoxes(view, 0, bytes.byteLength);
  const head = top?.[0];
  if (!top || head?.type !== "ftyp" || !BRANDS.has(textAt(view, head.body))) return null;
  const movie = top.find(({ type }) => type === "moov");
  const parts = movie && readBoxes(view, movie.body, movie.end);
  const header = parts?.find(({ type }) => type === "mvhd");
  if (!parts || !header || !top.some(({ type, body, end }) => type === "mdat" && end > body)) return null;
  const seconds = secondsOf(view, header);
  const tracks = parts.filter(({ type }) => type === "trak").map((track) => readTrack(view, track));
  const video = tracks.find((track) => track?.size);
  if (seconds === null || !video?.size || tracks.some((track) => track === null)) return null;
  const inside = [
    ...top,
    ...parts,
    ...parts.filter(({ type }) => type === "trak").flatMap((track) => readBoxes(view, track.body, track.end) ?? []),
  ];
  for (const box of inside) if (METADATA.has(box.type)) blank(bytes, box);
  return { extension: "mp4", ...video.size, seconds };
}

/** Null if a box reaches beyond its parent, or there are too many. */
function readBoxes(view: DataView, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to || boxes.length >= MAX_BOXES) return null;
    const written = view.getUint32(at);
    const isLong = written === 1;
    if (isLong && at + 16 > to) return null;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : written === 0 ? to - at : written;
    const body = at + (isLong ? 16 : 8);
    if (size < body - at || at + size > to) return null;
    boxes.push({ type: textAt(view, at + 4), start: at, body, end: at + size });
    at += size;
  }
  return boxes;
}

function secondsOf(view: DataView, { body, end }: Box): number | null {
  const isLong = body < end && view.getUint8(body) === 1;
  if (body + (isLong ? 32 : 20) > end) return null;
  const scale = view.getUint32(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(view.getBigUint64(body + 24)) : view.getUint32(body + 16);
  return scale > 0 ? duration / scale : null;
}

/** The size of a video's track; no size for sound and others. Null if browsers cannot play it. */
function readTrack(view: DataView, track: Box): { size: { width: number; height: number } | null } | null {
  const parts = readBoxes(view, track.body, track.end);
  const header = parts?.find(({ type }) => type === "tkhd");
  const media = find(view, parts, "mdia");
  const handler = media?.find(({ type }) => type === "hdlr");
  const samples = find(view, find(view, media, "minf"), "stbl")?.find(({ type }) => type === "stsd");
  if (!header || !handler || handler.body + 12 > handler.end || !samples || samples.body + 16 > samples.end)
    return null;
  const kind = textAt(view, handler.body + 8);
  const codec = textAt(view, samples.body + 12);
  if (kind === "soun") return SOUND_CODECS.has(codec) ? { size: null } : null;
  if (kind !== "vide") return { size: null };
  if (!VIDEO_CODECS.has(codec) || header.end - header.body < 84) return null;
  const width = view.getUint32(header.end - 8) / FIXED_POINT;
  const height = view.getUint32(header.end - 4) / FIXED_POINT;
  return { size: { width, height } };
}

function find(view: DataView, boxes: Box[] | null | undefined, type: string): Box[] | null {
  const box = boxes?.find((each) => each.type === type);
  return box ? readBoxes(view, box.body, box.end) : null;
}

/** Free space of the same length, so that nothing behind it moves. */
function blank(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(new TextEncoder().encode("free"), start + 4);
  bytes.fill(0, body, end);
}

function textAt(view: DataView, at: number): string {
  if (at + 4 > view.byteLength) return "";
  return String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)));
}
