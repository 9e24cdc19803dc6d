const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const PLAIN: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Plain text as HTML: each line is a paragraph. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (character) => ESCAPED[character] ?? character)}</p>`)
    .join("");
}

/** The words of sanitized HTML, a line for each paragraph. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<br>|<\/(?:p|h2|h3|li|dt|dd)>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => PLAIN[entity] ?? entity)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}
