import type { Words } from "../content/sentences.ts";
import { FREE_DELIVERY_FROM_MINOR } from "./money.ts";
import { legalPages } from "./pages-legal.ts";
import { shoppingPages } from "./pages-shopping.ts";

/** A static page as a new shop has it. */
export type DefaultPage = { slug: string; title: Words; english: string; arabic: string };

const RETURN_DAYS = "14";
const SHOP_NAME = "Souk";
const SHOP_EMAIL = "hello@souk.example";

/** The pages of a new shop, in the order of its footer. */
export function readDefaultPages(): DefaultPage[] {
  return [...shoppingPages, ...legalPages].map((page) => ({
    ...page,
    english: complete(page.english),
    arabic: complete(page.arabic),
  }));
}

function complete(body: string): string {
  return body
    .trim()
    .replaceAll("{free}", `$${FREE_DELIVERY_FROM_MINOR / 100}`)
    .replaceAll("{days}", RETURN_DAYS)
    .replaceAll("{shop}", SHOP_NAME)
    .replaceAll("{email}", SHOP_EMAIL);
}
