const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** Parses "19", "5.5" or "7,25" as hundredths of a percent; null if it is not a percentage from 0 to 100. */
export function parsePercent(text: string): number | null {
  const match = PERCENT.exec(text.trim());
  if (!match) return null;
  const basisPoints = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return basisPoints <= 10_000 ? basisPoints : null;
}

/** Formats hundredths of a percent: 1900 is "19", 550 is "5.5". */
export function writePercent(basisPoints: number): string {
  return String(basisPoints / 100);
}
