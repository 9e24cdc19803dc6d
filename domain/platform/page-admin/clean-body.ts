import sanitizeHtml from "sanitize-html";

const SHOWN_LINK = /^(https:\/\/|mailto:|\/(?![/\\]))/;

/** Removes everything that a page cannot show; the database rejects what remains of it. Common synonyms are replaced. */
export function cleanBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "dl", "dt", "dd", "strong", "em", "br", "a"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      h4: "h3",
      h5: "h3",
      h6: "h3",
      b: "strong",
      i: "em",
      div: "p",
      a: (_tag, { href = "" }): sanitizeHtml.Tag => {
        const address = href
          .replaceAll(/\s+/g, "")
          .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
          .replace(/^http:/, "https:");
        // Without a tag of its own the text of the link stays.
        return SHOWN_LINK.test(address)
          ? { tagName: "a", attribs: { href: address } }
          : { tagName: "span", attribs: {} };
      },
    },
  })
    .replaceAll("<br />", "<br>")
    .replace(/(<p><\/p>\s*)+$/, "")
    .trim();
}
