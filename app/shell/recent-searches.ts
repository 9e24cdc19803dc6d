import { keepLocally, readLocally } from "./kept-locally.ts";

const NAME = "recent_searches";
const MAX = 6;

/** Recent searches in this browser, the latest first; they are never sent. */
export function readRecentSearches(): string[] {
  try {
    const kept = JSON.parse(readLocally(NAME) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const wanted = query.trim();
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== wanted.toLowerCase());
  keepLocally(NAME, JSON.stringify([wanted, ...others].slice(0, MAX)));
}

export function forgetSearches(): void {
  keepLocally(NAME, null);
}
