const SEPARATOR = /[,;\n]+/;
/** A beginning of a code, such as `80` or `SW*`. */
const BEGINNING = /^[A-Z0-9]{1,10}\*?$/;
const RANGE = /^([A-Z0-9]{1,10})-([A-Z0-9]{1,10})$/;
/** A British code ends in these; what precedes them is its district. */
const BRITISH_END = 3;

/** Postal codes as typed, in their stored form; null if one of them is none. */
export function readPostalCodes(typed: string): string | null {
  const parts = typed
    .split(SEPARATOR)
    .map((part) => part.replaceAll(/\s/g, "").replaceAll("–", "-").toUpperCase())
    .filter((part) => part !== "")
    .map((part) => (readRange(part) ? part : plain(part)));
  if (!parts.every((part) => BEGINNING.test(part) || isRising(part))) return null;
  return [...new Set(parts)].join(", ");
}

/** Whether a postal code is among the stored ones: it starts with one of them, or with one inside a range. */
export function matchesPostalCodes(stored: string, { countryCode, postalCode }: PostalPlace): boolean {
  const code = plain(postalCode.toUpperCase());
  if (code === "") return false;
  return stored.split(", ").some((part) => {
    const range = readRange(part);
    if (!range) return startsWith(code, part, countryCode);
    const start = code.slice(0, range.from.length);
    return start.length === range.from.length && range.from <= start && start <= range.to;
  });
}

type PostalPlace = { countryCode: string; postalCode: string };

/** `SW1` is the district, not the start of `SW11`. */
function startsWith(code: string, part: string, countryCode: string): boolean {
  if (part.endsWith("*")) return code.startsWith(part.slice(0, -1));
  const district = code.slice(0, -BRITISH_END);
  if (countryCode === "GB" && part.length <= district.length) return district === part;
  return code.startsWith(part);
}

/** Both ends have as many characters; `1000-001` is a code of Portugal. */
function readRange(part: string): { from: string; to: string } | null {
  const found = RANGE.exec(part);
  const [from = "", to = ""] = found?.slice(1) ?? [];
  return found && from.length === to.length ? { from, to } : null;
}

function isRising(part: string): boolean {
  const range = readRange(part);
  return range !== null && range.from <= range.to;
}

function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, "");
}
