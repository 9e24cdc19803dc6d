import type { Context } from "../../context.ts";
import { readPostedWords } from "./posted-words.repository.ts";
import { selectPosted } from "./select-posted.ts";
import { parseTextQuery, type TextQuery } from "./text-query.ts";

/** The ascending ids of the products that match a text query; null if the posting lists cannot answer it. */
export async function findPosted(ctx: Context, query: string): Promise<Int32Array | null> {
  const posted = await readPostedWords(ctx, query);
  const asked = posted && parseTextQuery(posted.query);
  return asked && prefixesOf(asked).size <= 1 ? selectPosted(asked, posted) : null;
}

/** The prefix terms of a query: only one prefix's posting lists are read per query. */
function prefixesOf(query: TextQuery): Set<string> {
  if (query.kind === "word") return new Set(query.isPrefix ? [query.word] : []);
  return new Set(query.parts.flatMap((part) => [...prefixesOf(part)]));
}
