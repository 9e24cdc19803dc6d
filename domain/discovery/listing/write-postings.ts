import { withTransaction, type Context } from "../../context.ts";
import {
  findNewStretch,
  hasNewWords,
  lockPostings,
  putPostings,
  takeNewWords,
  vacuumPostings,
  type NewStretch,
} from "./new-words.repository.ts";
import { STRETCH_SIZE } from "./posted-words.ts";
import { repost } from "./repost.ts";

const PRODUCTS_BATCH_SIZE = STRETCH_SIZE / 4;
/** Below this, writing costs more than it saves searches: frequent words have long posting lists. */
const ENOUGH_NEW = 128;

/** Run by a job, outside of a transaction: only if there are enough changes. */
export async function refreshPostings(ctx: Context): Promise<void> {
  if (!(await hasNewWords(ctx, ENOUGH_NEW))) return;
  await writePostings(ctx);
  await vacuumPostings(ctx);
}

/** Updates the posting lists. Returns the number of products. */
export async function writePostings(ctx: Context): Promise<number> {
  let written = 0;
  let last = 0;
  for (;;) {
    const next = await findNewStretch(ctx, last, PRODUCTS_BATCH_SIZE);
    if (!next) return written;
    written += await withTransaction(ctx, (inside) => writeStretch(inside, next));
    last = next.last;
  }
}

async function writeStretch(ctx: Context, next: NewStretch): Promise<number> {
  await lockPostings(ctx);
  const { changed, words } = await takeNewWords(ctx, next);
  const changedHere = new Set(changed.map((id) => id & (STRETCH_SIZE - 1)));
  const postings = words.flatMap(({ word, was, now }) => {
    const ids = repost(was, now, changedHere);
    return ids === null ? [] : [{ word, ids }];
  });
  await putPostings(ctx, next.stretch, postings);
  return changed.length;
}
