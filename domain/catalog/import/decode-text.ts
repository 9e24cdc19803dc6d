/** The text of a file in UTF-8 or UTF-16, or Windows-1252 if it is neither. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const guessed = guessUtf16(bytes);
  if (guessed) return new TextDecoder(guessed).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Without a mark: the header of a product file is ASCII, so every other byte of it is zero. */
function guessUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes.length < 4) return null;
  const [first, second, third, fourth] = bytes;
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? "utf-16be" : null;
}
