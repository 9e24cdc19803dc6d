import { randomBytes } from "node:crypto";
import type { StoredParts } from "./stored-part.tsx";

type StoredHtml = { html: string; links: ReadonlySet<string>; hasSearch: boolean };

/** Keyed by the root data they show, which is cached until something in it changes. */
const partsOf = new WeakMap<object, ReadonlyMap<string, StoredHtml>>();

/** Gets the stored parts that look the same on the page at this address; undefined if it renders its own and stores none. */
export function findStoredParts(rootData: unknown, url: URL): StoredParts | undefined {
  if (typeof rootData !== "object" || rootData === null) return undefined;
  const kept = partsOf.get(rootData);
  if (!kept) return { mark: randomBytes(16).toString("hex"), html: null };
  const html = new Map<string, string>();
  for (const [name, part] of kept) if (isSame(part, url)) html.set(name, part.html);
  return { mark: "", html };
}

/** Extracts the parts from a page rendered with boundaries; returns the page without them. */
export function keepStoredParts(rootData: unknown, url: URL, page: Buffer, { mark }: StoredParts): Buffer {
  const pieces = page.toString().split(new RegExp(`<i id="${mark}" title="(\\w+)"></i>`));
  const parts = new Map<string, StoredHtml>();
  // Splitting at the boundaries gives: before, name, part, name, after.
  for (let index = 1; index + 1 < pieces.length; index += 4) parts.set(pieces[index]!, partOf(pieces[index + 1]!));
  const areAllSame = [...parts.values()].every((part) => isSame(part, url));
  if (parts.size > 0 && areAllSame) partsOf.set(rootData as object, parts);
  return Buffer.from(pieces.filter((_piece, index) => index % 2 === 0).join(""));
}

/** A link to the current page is marked, and the search shows the words of the address. */
function isSame({ links, hasSearch }: StoredHtml, { pathname, searchParams }: URL): boolean {
  return !links.has(decoded(pathname)) && !(hasSearch && searchParams.has("q"));
}

function partOf(html: string): StoredHtml {
  const links = new Set([...html.matchAll(/ href="([^"?#]*)/g)].map(([, link]) => decoded(link!)));
  return { html, links, hasSearch: html.includes(' name="q"') };
}

/** Operators may link to an address with a percent sign of its own. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
