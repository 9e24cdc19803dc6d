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

export const PAGES_TAG = "pages";
