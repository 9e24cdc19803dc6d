const SEPARATORS = [",", ";", "\t"];
const BEGINNING_BYTES = 20_000;

/** The columns of a CSV file, from its first line; none if it is another kind of file. */
export async function headerOfFile(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING_BYTES).arrayBuffer());
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  const encoding = isBigEndian ? "utf-16be" : isLittleEndian ? "utf-16le" : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.startsWith("PK") || text.startsWith("<") || text.includes("\0")) return [];
  const line = text.split(/\r\n|\r|\n/, 1)[0] ?? "";
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))]!;
  return line
    .split(separator)
    .map((name) => name.trim().replace(/^"|"$/g, "").replaceAll('""', '"'))
    .filter((name) => name !== "");
}
