import type { Page } from "../parts/page.tsx";

const THOUSAND = 1_000;

/** The size of a file, such as "2.5 MB". */
export function formatSize({ language }: Page, bytes: number): string {
  const isLarge = bytes >= THOUSAND * THOUSAND;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const value = isLarge ? bytes / (THOUSAND * THOUSAND) : Math.max(1, bytes / THOUSAND);
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: isLarge ? 1 : 0 } as const;
  return new Intl.NumberFormat(`${language.code}-u-nu-latn`, format).format(value);
}
