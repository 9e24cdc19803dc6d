/** PostgreSQL refuses a notification of 8,000 bytes. */
const MAX_BYTES = 7_500;

/** The notifications that tell other processes of purged tags: JSON lists, as many as it takes. */
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
