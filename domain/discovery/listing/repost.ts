import { idAt } from "./posted-words.ts";

/**
 * The posting list after some products changed: without them, except for those that have the word now. Both lists are
 * ascending, and `now` contains only changed products. Null if unchanged.
 */
export function repost(was: Uint8Array, now: Uint8Array, changed: ReadonlySet<number>): Uint8Array | null {
  const ids = new Uint8Array(was.length + now.length);
  let length = 0;
  let next = 0;
  const put = (from: Uint8Array, place: number) => {
    ids[length++] = from[place]!;
    ids[length++] = from[place + 1]!;
  };
  for (let place = 0; place < was.length; place += 2) {
    const id = idAt(was, place);
    for (; next < now.length && idAt(now, next) < id; next += 2) put(now, next);
    if (!changed.has(id)) put(was, place);
  }
  for (; next < now.length; next += 2) put(now, next);
  const reposted = ids.subarray(0, length);
  return Buffer.compare(reposted, was) === 0 ? null : reposted;
}
