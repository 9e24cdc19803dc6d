import { formatAddress } from "localized-address-format";
import { addressFormOf } from "./address-form.ts";
import { stateCode } from "./state-code.ts";

export type PostalParts = {
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  countryCode: string;
};

/** An address in its country's format, without the name and the country. */
export function addressLines({ line1, line2, city, state, postalCode, countryCode }: PostalParts): string[] {
  const streets = [line1, line2].filter(Boolean);
  // The city of Madrid is in the state of Madrid.
  const isStateWritten = state !== city && addressFormOf(countryCode).parts.includes("state");
  const region = isStateWritten ? stateCode(countryCode, state) : "";
  const latin = isLatin([...streets, city].join(""));
  const write = (addressLines: string[]) =>
    joinLines(
      formatAddress(
        { postalCountry: countryCode, addressLines, locality: city, administrativeArea: region, postalCode },
        latin ? "latin" : "local",
      ),
    );
  const lines = write(streets);
  // Mail can do without them there; readers of the address may not.
  const left = [city, region, postalCode].filter((part) => part !== "" && !lines.some((line) => line.includes(part)));
  if (left.length === 0) return lines;
  const others = left.join(", ");
  return write(isLargestFirst(lines.join("")) ? [others, ...streets] : [...streets, others]);
}

/** In Latin script some countries use another order than in their own. */
function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}

/** Chinese, Japanese and Korean addresses begin with the largest part. */
function isLargestFirst(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
}

/** A part that continues after a comma stays on the same line. */
function joinLines(lines: readonly string[]): string[] {
  return lines.reduce<string[]>(
    (joined, line) =>
      line.startsWith(",") && joined.length > 0 ? [...joined.slice(0, -1), joined.at(-1)! + line] : [...joined, line],
    [],
  );
}
