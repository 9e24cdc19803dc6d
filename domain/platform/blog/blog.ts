import type { ProductCard } from "#domain/catalog/product/product.ts";

/** The cache tag of posts, their categories and tags. */
export const BLOG_TAG = "blog";

export type BlogCategory = { id: number; slug: string; name: string; postsCount: number };
export type BlogTag = { name: string; postsCount: number };

/** A post in a list. `cover`: a file of the shop's images; instants are ISO. */
export type BlogCard = {
  id: number;
  slug: string;
  title: string;
  summary: string;
  cover: string | null;
  authorName: string;
  publishedAt: string;
  readingMinutes: number;
  category: { slug: string; name: string } | null;
};

/**
 * A whole post; `body` is HTML that is safe to show, with anchors at its headings, in the shop's own language where it
 * is not translated.
 */
export type BlogPost = BlogCard & {
  body: string;
  bodyLanguage: string;
  headings: BlogHeading[];
  description: string;
  tags: string[];
  updatedAt: string;
  products: ProductCard[];
};

export type BlogHeading = { id: string; text: string };

const WORDS_PER_MINUTE = 220;

/** At least one minute. Text without spaces between words counts by characters. */
export function readingMinutesOf(body: string): number {
  const text = textOf(body);
  const words = Math.max(text.split(/\s+/).length, text.length / 12);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Gives each second-level heading an anchor, and lists them. */
export function withAnchors(body: string): { body: string; headings: BlogHeading[] } {
  const headings: BlogHeading[] = [];
  const anchored = body.replaceAll(/<h2>(.*?)<\/h2>/gs, (_whole, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { body: anchored, headings };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
  "&nbsp;": " ",
};

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(lt|gt|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
