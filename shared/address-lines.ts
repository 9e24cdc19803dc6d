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

/** An address as its country writes it, without the name and the country. */
export function addressLines({ line1, line2, city, state, postalCode, countryCode }: PostalParts): string[] {
  const streets = [line1, line2].filter(Boolean);
  // Madrid is in Madrid.
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
  // Mail there can do without them; who reads the address may not.
  const left = [city, region, postalCode].filter((part) => part !== "" && !lines.some((line) => line.includes(part)));
  if (left.length === 0) return lines;
  const others = left.join(", ");
  return write(latin ? [...streets, others] : [others, ...streets]);
}

/** In these letters some countries write an address in another order than in their own. */
function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(text);
}

/** What goes on after a comma goes on in the same line. */
function joinLines(lines: readonly string[]): string[] {
  return lines.reduce<string[]>(
    (joined, line) =>
      line.startsWith(",") && joined.length > 0 ? [...joined.slice(0, -1), joined.at(-1)! + line] : [...joined, line],
    [],
  );
}
