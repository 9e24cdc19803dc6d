import { idAt } from "./posted-words.ts";

/**
 * A posting after some products got other words: without these, but for those that have its word now. Both lists rise, and
 * `now` has only products that changed. Null where it stays as it is.
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
