/** Words of a page with the language that they are marked to be in; "": an unknown one. `isName`: marked as not to be translated. */
type Words = { text: string; language: string; isName: boolean };

type Link = { href: string; language: string | null };

/** A page's metadata and links, read from the HTML that the server sends. */
export type ReadPage = {
  language: string;
  direction: string;
  title: string;
  description: string | null;
  robots: string | null;
  /** Shown next to a link to the page. */
  image: string | null;
  canonical: string | null;
  /** Addresses of the same page by their languages. */
  alternates: Record<string, string>;
  headings: number;
  links: Link[];
  words: Words[];
  structuredData: unknown[];
};

// React writes ">" in attributes as "&gt;".
const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:="([^"]*)")?/g;
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const SILENT = new Set(["script", "style", "template", "svg", "code"]);
const SAID_BY_ATTRIBUTES = ["aria-label", "alt", "title", "placeholder"];
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

type Place = { tag: string; language: string; isName: boolean; isSilent: boolean };

export function readPage(html: string): ReadPage {
  const page: ReadPage = {
    language: "",
    direction: "",
    title: "",
    description: null,
    robots: null,
    image: null,
    canonical: null,
    alternates: {},
    headings: 0,
    links: [],
    words: [],
    structuredData: [],
  };
  const places: Place[] = [{ tag: "", language: "", isName: false, isSilent: false }];
  for (const [, closing, name = "", attributeText = "", text] of withoutScripts(html, page).matchAll(TOKEN)) {
    const place = places.at(-1)!;
    if (text !== undefined) {
      if (place.tag === "title" && !place.isSilent) page.title = decode(text);
      else if (!place.isSilent) say(page, text, place);
      continue;
    }
    const tag = name.toLowerCase();
    if (!tag) continue;
    if (closing) {
      const opened = places.findLastIndex((each) => each.tag === tag);
      if (opened > 0) places.length = opened;
      continue;
    }
    const attributes = readAttributes(attributeText);
    const inside = enter(place, tag, attributes);
    recordTag(page, tag, attributes);
    if (!inside.isSilent)
      for (const attribute of SAID_BY_ATTRIBUTES) say(page, attributes.get(attribute) ?? "", inside);
    if (!VOID.has(tag) && !attributeText.trim().endsWith("/")) places.push(inside);
  }
  return page;
}

/** Scripts are taken out first: what stands in them is no HTML. */
function withoutScripts(html: string, page: ReadPage): string {
  return html.replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes: string, content: string) => {
    if (attributes.includes("application/ld+json") && content.trim())
      page.structuredData.push(...[JSON.parse(content) as unknown].flat());
    return "";
  });
}

function enter(outside: Place, tag: string, attributes: ReadonlyMap<string, string>): Place {
  return {
    tag,
    language: attributes.get("lang") ?? outside.language,
    isName: attributes.has("translate") ? attributes.get("translate") === "no" : outside.isName,
    isSilent: outside.isSilent || SILENT.has(tag),
  };
}

function recordTag(page: ReadPage, tag: string, attributes: ReadonlyMap<string, string>): void {
  const value = (name: string) => attributes.get(name) ?? null;
  if (tag === "html") {
    page.language = value("lang") ?? "";
    page.direction = value("dir") ?? "";
  } else if (tag === "h1") page.headings += 1;
  else if (tag === "meta" && value("name") === "description") page.description = value("content");
  else if (tag === "meta" && value("name") === "robots") page.robots = value("content");
  else if (tag === "meta" && value("property") === "og:image") page.image = value("content");
  else if (tag === "link" && value("rel") === "canonical") page.canonical = value("href");
  else if (tag === "link" && value("rel") === "alternate" && value("hreflang") !== null)
    page.alternates[value("hreflang")!] = value("href") ?? "";
  else if (tag === "a" && attributes.has("href"))
    page.links.push({ href: value("href")!, language: value("hreflang") ?? value("lang") });
}

function say(page: ReadPage, text: string, { language, isName }: Place): void {
  const shown = decode(text).replace(/\s+/g, " ").trim();
  if (shown) page.words.push({ text: shown, language, isName });
}

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]));
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name ?? ""] ?? whole;
  });
}
