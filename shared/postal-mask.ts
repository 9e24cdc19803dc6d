const MASK = /^[9A \-|]+$/;

/**
 * The pattern of postal codes written as `99999` or `A9A 9A9|9999`: 9 stands for a digit, A for a letter, a space or a
 * hyphen may be left out. Null if it is no mask.
 */
export function readPostalMask(mask: string): string | null {
  if (!MASK.test(mask)) return null;
  const masks = mask.split("|").map((each) => each.trim());
  if (masks.some((each) => !/[9A]/.test(each))) return null;
  const patterns = masks.map((each) => [...each].map(patternOf).join(""));
  return patterns.length === 1 ? patterns[0]! : `(${patterns.join("|")})`;
}

function patternOf(sign: string): string {
  if (sign === "9") return "[0-9]";
  return sign === "A" ? "[A-Za-z]" : `${sign}?`;
}

/** The mask of an example. */
export function maskOf(example: string): string {
  return example.replaceAll(/[0-9]/g, "9").replaceAll(/[A-Z]/gi, "A");
}
