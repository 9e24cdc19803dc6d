import { randomBytes } from "node:crypto";
import type { StoredParts } from "./stored-part.tsx";

type Kept = { html: ReadonlyMap<string, string>; links: ReadonlySet<string> };

/** Keyed by the root data they show, which is cached until something in it changes. */
const partsOf = new WeakMap<object, Kept>();

/** Gets the stored parts of a public page at this address; undefined if it must render its own. */
export function findStoredParts(rootData: unknown, { pathname, searchParams }: URL): StoredParts | undefined {
  if (typeof rootData !== "object" || rootData === null) return undefined;
  // The search box shows the words.
  if (searchParams.has("q")) return undefined;
  const kept = partsOf.get(rootData);
  if (!kept) return { mark: randomBytes(16).toString("hex"), html: null };
  // A link to the current page is marked.
  return kept.links.has(decodeURI(pathname)) ? undefined : { mark: "", html: kept.html };
}

/** Extracts the parts from a page rendered with boundaries; returns the page without them. */
export function keepStoredParts(rootData: unknown, { pathname }: URL, page: Buffer, { mark }: StoredParts): Buffer {
  const pieces = page.toString().split(new RegExp(`<i id="${mark}" title="(\\w+)"></i>`));
  const html = new Map<string, string>();
  // Splitting at the boundaries gives: before, name, part, name, after.
  for (let index = 1; index + 1 < pieces.length; index += 4) html.set(pieces[index]!, pieces[index + 1]!);
  const links = new Set([...html.values()].flatMap(linksIn));
  if (html.size > 0 && !links.has(decodeURI(pathname))) partsOf.set(rootData as object, { html, links });
  return Buffer.from(pieces.filter((_piece, index) => index % 2 === 0).join(""));
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"?#]*)/g)].map(([, link]) => decodeURI(link!));
}
