import sanitizeHtml from "sanitize-html";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
const BLOCK_END = /<(?:br|hr)\s*\/?>|<\/(?:p|div|h[1-6]|tr|table|ul|ol|blockquote)>/gi;
const HIDDEN = ["script", "style", "textarea", "option", "noscript", "iframe"];

/** The text of HTML, with its paragraphs, breaks and list items as lines: a short description is text. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const isMarkup = /<\/?[a-z][^>]*>/i.test(html);
  const broken = isMarkup
    ? html
        .replaceAll(/\s+/g, " ")
        .replaceAll(BLOCK_END, (tag) => (/^<br/i.test(tag) ? "\n" : "\n\n"))
        .replaceAll(/<li(?:\s[^>]*)?>/gi, "\n- ")
    : html;
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {}, nonTextTags: HIDDEN });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[ \u00A0]*\n[ \u00A0]*/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
