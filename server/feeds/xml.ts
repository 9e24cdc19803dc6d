const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML; characters not allowed in XML are removed. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** An element with text; an empty string if there is no text. */
export function element(name: string, text: string | null): string {
  return text === null || text === "" ? "" : `<${name}>${escapeXml(text)}</${name}>`;
}
