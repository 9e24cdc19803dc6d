/** A static page; `body` is HTML that is safe to show. */
export type StaticPage = {
  id: number;
  slug: string;
  title: string;
  body: string;
  description: string;
  updatedAt: string;
};
export type PageLink = { id: number; slug: string; title: string };

/** A legal page as a purchase keeps it: the version, and the title in the buyer's language. */
export type LegalPage = { versionId: number; slug: string; title: string };

/** Replaces `{shop}` and `{email}`: the shop may be renamed after a page was written. */
export function withShop(body: string, { shopName, shopEmail }: { shopName: string; shopEmail: string }): string {
  return body.replaceAll("{shop}", () => escapeHtml(shopName)).replaceAll("{email}", () => escapeHtml(shopEmail));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export const PAGES_TAG = "pages";
