type Check = (body: string) => boolean;

const LETTERS = "WABCDEFGHIJKLMNOPQRSTUV";

const CHECKS: Readonly<Record<string, Check>> = {
  AT: (body) => {
    const digits = digitsOf(body.slice(1));
    return (96 - doubledSum(digits.slice(0, 7), 1)) % 10 === digits[7];
  },
  BE: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  DE: (body) => isIso7064(body),
  DK: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (body) => weighted(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(body[8]),
  FI: (body) => weighted(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  // The key of newer numbers has letters, whose rule is not public.
  FR: (body) => !/^\d+$/.test(body) || (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2)),
  HR: (body) => isIso7064(body),
  HU: (body) => weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: (body) => {
    if (!/^\d{7}/.test(body)) return true;
    const second = body[8] === undefined ? 0 : 9 * LETTERS.indexOf(body[8]);
    return LETTERS[(weighted(body, [8, 7, 6, 5, 4, 3, 2]) + second) % 23] === body[7];
  },
  IT: (body) => isLuhn(body),
  LU: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
  MT: (body) => 37 - (weighted(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6)),
  NL: (body) => weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body[8]) || isIban97(`NL${body}`),
  PL: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(body[9]),
  PT: (body) => lastOf11(weighted(body, [9, 8, 7, 6, 5, 4, 3, 2])) === Number(body[8]),
  RO: (body) => {
    const digits = body.padStart(10, "0");
    return ((weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9]);
  },
  SE: (body) => isLuhn(body.slice(0, 10)),
  SI: (body) => lastOf11(weighted(body, [8, 7, 6, 5, 4, 3, 2])) === Number(body[7]),
  SK: (body) => Number(body) % 11 === 0,
};

/** Null for a state that has not published one. */
export function checksumOf(prefix: string): Check | null {
  return CHECKS[prefix] ?? null;
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** The sum of as many digits as there are weights. */
function weighted(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0);
}

/** Ten and eleven become zero. */
function lastOf11(sum: number): number {
  const last = 11 - (sum % 11);
  return last > 9 ? 0 : last;
}

/** Doubles every second digit, from `first` on, and adds up the digits of the results. */
function doubledSum(digits: readonly number[], first: 0 | 1): number {
  return digits.reduce((sum, digit, place) => {
    const value = place % 2 === first ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

function isLuhn(text: string): boolean {
  return doubledSum(digitsOf(text), text.length % 2 === 0 ? 0 : 1) % 10 === 0;
}

/** ISO 7064, MOD 11,10. */
function isIso7064(text: string): boolean {
  const digits = digitsOf(text);
  const product = digits.slice(0, -1).reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits.at(-1);
}

/** Letters count as 10 and on; the remainder of the whole must be 1. */
function isIban97(text: string): boolean {
  const digits = Array.from(text, (character) => Number.parseInt(character, 36)).join("");
  return BigInt(digits) % 97n === 1n;
}
