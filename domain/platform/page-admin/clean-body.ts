import sanitizeHtml from "sanitize-html";

type Attributes = sanitizeHtml.Attributes;

const SHOWN_LINK = /^(https:\/\/|mailto:|\/(?![/\\]))/;
const OWN_IMAGE = /^\/img\/\d+\/([A-Za-z0-9_][A-Za-z0-9_.-]*)$/;
const MAX_ALT = 200;

const TEXT_TAGS = ["p", "h2", "h3", "ul", "ol", "li", "dl", "dt", "dd", "strong", "em", "br", "a"];
const TABLE_TAGS = ["table", "tbody", "tr", "th", "td"];
const BLOCK_TAGS = ["blockquote", "hr", "details", "summary", "div", "figure", "figcaption", "img", ...TABLE_TAGS];
/** Common synonyms. */
const SYNONYMS = { h1: "h2", h4: "h3", h5: "h3", h6: "h3", b: "strong", i: "em" };
/** Elements that are not shown: the text stays, the tag is removed. */
const NO_TAG: sanitizeHtml.Tag = { tagName: "span", attribs: {} };

/** Removes everything that a text cannot show; the database rejects what remains of it. */
export function cleanText(html: string): string {
  return sanitized(html, {
    allowedTags: TEXT_TAGS,
    allowedAttributes: { a: ["href"] },
    transformTags: { ...SYNONYMS, div: "p", a: linkOf },
  });
}

/** The same for a text made of blocks. */
export function cleanBody(html: string): string {
  return sanitized(html, {
    allowedTags: [...TEXT_TAGS, ...BLOCK_TAGS],
    allowedAttributes: { a: ["href"], img: ["src", "alt"], p: ["class"], figure: ["class"], div: ["class"] },
    transformTags: {
      ...SYNONYMS,
      a: linkOf,
      img: imageOf,
      p: (_tag, { class: name }) => tagOf("p", name, ["action"]),
      figure: (_tag, { class: name }) => tagOf("figure", name, ["wide"]),
      div: (_tag, { class: name }) => {
        const shown = tagOf("div", name, ["columns", "column"]);
        return shown.attribs.class === undefined ? { tagName: "p", attribs: {} } : shown;
      },
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === "img" && attribs.src === undefined) ||
      (tag === "figure" && mediaChildren.length === 0) ||
      (tag === "figcaption" && text.trim() === ""),
  });
}

function sanitized(html: string, options: sanitizeHtml.IOptions): string {
  return (
    sanitizeHtml(html, { ...options, allowedSchemes: ["https", "mailto"], allowProtocolRelative: false })
      .replaceAll(/<(br|hr|img)( [^<>]*?)? \/>/g, "<$1$2>")
      // A heading without text is dropped.
      .replaceAll("<th></th>", "<td></td>")
      .replace(/(<p><\/p>\s*)+$/, "")
      .trim()
  );
}

function linkOf(_tag: string, { href = "" }: Attributes): sanitizeHtml.Tag {
  const address = href
    .replaceAll(/\s+/g, "")
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    .replace(/^http:/, "https:");
  return SHOWN_LINK.test(address) ? { tagName: "a", attribs: { href: address } } : NO_TAG;
}

function imageOf(_tag: string, { src = "", alt = "" }: Attributes): sanitizeHtml.Tag {
  const [, file] = OWN_IMAGE.exec(src) ?? [];
  if (!file) return { tagName: "img", attribs: {} };
  return { tagName: "img", attribs: { src: `/img/960/${file}`, alt: alt.slice(0, MAX_ALT).toWellFormed() } };
}

function tagOf(tagName: string, name: string | undefined, names: readonly string[]): sanitizeHtml.Tag {
  return { tagName, attribs: name !== undefined && names.includes(name) ? { class: name } : {} };
}
