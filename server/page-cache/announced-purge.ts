/** PostgreSQL rejects notifications of 8,000 bytes or more. */
const MAX_BYTES = 7_500;

/** The notifications of purged tags to other processes: JSON lists, split as needed. */
export function writePurges(tags: readonly string[]): string[] {
  const lists: string[][] = [];
  let bytes = Infinity;
  for (const tag of tags) {
    const ofTag = Buffer.byteLength(JSON.stringify(tag)) + 1;
    bytes += ofTag;
    if (bytes > MAX_BYTES) {
      lists.push([]);
      bytes = ofTag;
    }
    lists.at(-1)!.push(tag);
  }
  return lists.map((list) => JSON.stringify(list));
}

export function readPurge(message: string): string[] {
  return JSON.parse(message) as string[];
}
