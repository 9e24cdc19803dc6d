import { CURRENCY_COOKIE } from "#shared/hint-cookie.ts";
import type { ShopWindow } from "../shop-window.ts";

/** One request of a visitor. `isPage`: a public page, which the page cache may answer. */
export type Visit = { path: string; cookie: string; isPage: boolean };

type Share<Value> = readonly [Value, number];

const SCREENS: readonly Share<"product" | "category" | "search" | "home">[] = [
  ["product", 0.55],
  ["category", 0.25],
  ["search", 0.1],
  ["home", 0.1],
];
const LANGUAGE_SHARES = [0.7, 0.15, 0.1, 0.05];
const CURRENCIES: readonly Share<string>[] = [
  ["", 0.8],
  ["EUR", 0.2],
];
const SORTS = ["", "price_low", "price_high", "newest", "top_rated"];
/** Visitors with a session: signed in, or with a cart. */
const KNOWN_SHARE = 1 / 3;

export type VisitSource = {
  window: ShopWindow;
  /** Every product's slug, the most visited first. */
  slugs: readonly string[];
  /** Language codes, the most used first; the first has no prefix. */
  languages: readonly string[];
  /** Cookies of visitors with a session. */
  sessions: readonly string[];
};

/**
 * Requests as visitors make them: products and categories by Zipf's law (α = 1), four languages, two currencies, filters and
 * sorts. A visitor with a session also asks for their data after each page.
 */
export function makeVisits({ window, slugs, languages, sessions }: VisitSource, count: number, seed: number): Visit[] {
  const random = randomFrom(seed);
  const pick = <Value>(shares: readonly Share<Value>[]) => pickByShare(shares, random());
  const productRanks = zipf(slugs.length);
  const categoryRanks = zipf(window.categories.length);
  const wordRanks = zipf(window.words.length);
  const languageShares = languages.map((code, index): Share<string> => [code, LANGUAGE_SHARES[index] ?? 0]);
  const visits: Visit[] = [];

  function pathOf(screen: (typeof SCREENS)[number][0]): string {
    if (screen === "product") return `/product/${slugs[productRanks(random())]}`;
    if (screen === "home") return "/";
    if (screen === "search") return `/products?q=${encodeURIComponent(window.words[wordRanks(random())]!)}`;
    const query = new URLSearchParams();
    const sort = SORTS[Math.floor(random() * SORTS.length)]!;
    if (sort) query.set("sort", sort);
    if (random() < 0.3) query.set("in_stock", "1");
    if (random() < 0.2) query.set("price_max", String(20 * (1 + Math.floor(random() * 5))));
    const filters = query.size > 0 ? `?${query}` : "";
    return `/category/${window.categories[categoryRanks(random())]}${filters}`;
  }

  while (visits.length < count) {
    const language = pick(languageShares);
    const path = pathOf(pick(SCREENS));
    const currency = pick(CURRENCIES);
    const session = random() < KNOWN_SHARE ? sessions[Math.floor(random() * sessions.length)]! : "";
    const cookie = [currency && `${CURRENCY_COOKIE}=${currency}`, session].filter(Boolean).join("; ");
    visits.push({ path: inLanguage(path, language, languages[0]!), cookie, isPage: true });
    if (session) visits.push({ path: "/visitor", cookie, isPage: false });
  }
  return visits;
}

/** The home page of a language has no trailing slash. */
function inLanguage(path: string, language: string, firstLanguage: string): string {
  if (language === firstLanguage) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** Returns the index of a rank for a random number in [0, 1): rank k is as frequent as 1/k. */
function zipf(size: number): (random: number) => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= size; rank += 1) sums.push((sum += 1 / rank));
  return (random) => {
    const wanted = random * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function pickByShare<Value>(shares: readonly Share<Value>[], random: number): Value {
  let left = random;
  for (const [value, share] of shares) {
    if (left < share) return value;
    left -= share;
  }
  return shares[0]![0];
}

/** The same numbers in [0, 1) for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
