/** The requested part of a file, both ends inclusive. `unsatisfiable`: it starts beyond the end. */
export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

const ONE_RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** Parses `Range`, which applies only if `If-Range` matches this file. Multiple ranges get the whole file. */
export function readRange(headers: Headers, size: number, etag: string): ByteRange {
  const ifRange = headers.get("If-Range");
  const [isOne, first, last, suffix] = ONE_RANGE.exec(headers.get("Range")?.replace(/\s/g, "") ?? "") ?? [];
  if (!isOne || (ifRange !== null && ifRange !== etag)) return "whole";
  if (suffix !== undefined)
    return Number(suffix) === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(suffix)), end: size - 1 };
  const start = Number(first);
  const end = last ? Number(last) : size - 1;
  if (last && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end: Math.min(end, size - 1) };
}
