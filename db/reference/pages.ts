import { FREE_DELIVERY_FROM_MINOR } from "./money.ts";
import { hindiPages } from "./pages-hindi.ts";
import { legalPages } from "./pages-legal.ts";
import { shoppingPages } from "./pages-shopping.ts";
import { spanishPages } from "./pages-spanish.ts";

/** A static page of a new shop. */
export type DefaultPage = {
  slug: string;
  title: readonly [english: string, arabic: string];
  english: string;
  arabic: string;
};

const RETURN_DAYS = "14";

export type PageTexts = { title: string; body: string };

/** A page in every language of a new shop. */
type PageInEach = { slug: string; english: PageTexts; translations: (PageTexts & { languageCode: string })[] };

/** The pages that the law requires, by slug. */
export const LEGAL_PAGES: ReadonlySet<string> = new Set(["returns", ...legalPages.map(({ slug }) => slug)]);

/** The pages of a new shop, in the order of its footer. */
export function readDefaultPages(): PageInEach[] {
  return [...shoppingPages, ...legalPages].map(({ slug, title, english, arabic }) => {
    const inEach = {
      ar: { title: title[1], body: arabic },
      es: textsOf(spanishPages, slug),
      hi: textsOf(hindiPages, slug),
    };
    return {
      slug,
      english: { title: title[0], body: complete(english) },
      translations: Object.entries(inEach).map(([languageCode, texts]) => ({
        languageCode,
        title: texts.title,
        body: complete(texts.body),
      })),
    };
  });
}

function textsOf(pages: Readonly<Record<string, PageTexts>>, slug: string): PageTexts {
  const texts = pages[slug];
  if (!texts) throw new Error(`The page ${slug} is not written in every language`);
  return texts;
}

function complete(body: string): string {
  return body
    .trim()
    .replaceAll("{free}", `$${FREE_DELIVERY_FROM_MINOR / 100}`)
    .replaceAll("{days}", RETURN_DAYS);
}
