import { paragraphsOf, plainTextOf } from "#shared/rich-text.ts";
import { cleanText } from "../../platform/page-admin/clean-body.ts";

const BLOCK = "p|h[1-6]|ul|ol|dl|div|section|article|table|blockquote";
const IS_HTML = new RegExp(`^\\s*<(?:${BLOCK})(?:\\s[^>]*)?>`, "i");
const FIRST_BLOCK = /<(?:p|h2|h3|ul|ol|dl)>/;

/** A description as it is stored and shown: sanitized HTML. Text that does not begin with a block of HTML is shown as it is typed. */
export function cleanDescription(typed: string): string {
  return IS_HTML.test(typed) ? descriptionOfHtml(typed) : paragraphsOf(typed);
}

/** The same for known HTML, such as a description from another shop. */
export function descriptionOfHtml(html: string): string {
  if (!/<[a-z]/i.test(html)) return paragraphsOf(plainTextOf(html));
  const clean = cleanText(html);
  const start = clean.search(FIRST_BLOCK);
  const [loose, rest] = start === -1 ? [clean, ""] : [clean.slice(0, start), clean.slice(start)];
  const paragraphs = loose.split(/\n\s*\n|(?:<br>\s*){2,}/).map((text) => text.trim());
  return paragraphs
    .filter((text) => text !== "")
    .map((text) => `<p>${text}</p>`)
    .join("")
    .concat(rest)
    .replaceAll(/<p>\s*<\/p>/g, "");
}
