import type { Context } from "../../context.ts";
import { readPostedWords } from "./posted-words.repository.ts";
import { selectPosted } from "./select-posted.ts";
import { parseTextQuery, type TextQuery } from "./text-query.ts";

/** The ids of the products that a text query finds, which rise; null where their postings cannot tell. */
export async function findPosted(ctx: Context, query: string): Promise<Int32Array | null> {
  const posted = await readPostedWords(ctx, query);
  const asked = posted && parseTextQuery(posted.query);
  return asked && prefixesOf(asked).size <= 1 ? selectPosted(asked, posted) : null;
}

/** The words that are only the beginning of one: the postings of one of them are read with a query. */
function prefixesOf(query: TextQuery): Set<string> {
  if (query.kind === "word") return new Set(query.isPrefix ? [query.word] : []);
  return new Set(query.parts.flatMap((part) => [...prefixesOf(part)]));
}
