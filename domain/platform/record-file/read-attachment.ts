import { readFileName } from "#domain/platform/file/read-file-name.ts";

type Attachment = { name: string; mediaType: string };
type Kind = { mediaType: string; endings: readonly string[] };

const PDF: Kind = { mediaType: "application/pdf", endings: ["pdf"] };
const CSV: Kind = { mediaType: "text/csv", endings: ["csv"] };
const TEXT: Kind = { mediaType: "text/plain", endings: ["txt", "log", "md", "tsv"] };
const BINARY: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/^%PDF-/, PDF],
  [/^\u0089PNG\r\n/, { mediaType: "image/png", endings: ["png"] }],
  [/^\u00FF\u00D8\u00FF/, { mediaType: "image/jpeg", endings: ["jpg", "jpeg"] }],
  [/^GIF8[79]a/, { mediaType: "image/gif", endings: ["gif"] }],
  [/^RIFF[^]{4}WEBP/, { mediaType: "image/webp", endings: ["webp"] }],
  [/^[^]{4}ftypavif/, { mediaType: "image/avif", endings: ["avif"] }],
];
const BEGINNING = 16;
const UNWRITABLE = /[^\P{Cc}\n\r\t\f]/u;

/** The type of a file by its content, and a matching name; null if it cannot be attached. */
export function readAttachment(bytes: Uint8Array, fileName: string): Attachment | null {
  const name = readFileName(fileName);
  const kind = kindOf(bytes, name ?? "");
  if (name === null || kind === null) return null;
  const isNamedSo = kind.endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return { name: isNamedSo ? name : `${name}.${kind.endings[0]!}`, mediaType: kind.mediaType };
}

function kindOf(bytes: Uint8Array, name: string): Kind | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNING));
  const known = BINARY.find(([pattern]) => pattern.test(beginning));
  if (known) return known[1];
  if (!isText(bytes)) return null;
  return name.toLowerCase().endsWith(".csv") ? CSV : TEXT;
}

/** In UTF-8, in UTF-16 with its mark, or in the alphabet of Windows, as spreadsheets write it. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked) {
    const text = new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
    return !UNWRITABLE.test(text);
  }
  return !bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c);
}
