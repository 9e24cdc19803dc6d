import { usePage } from "../parts/page.tsx";

/** Tells feed readers where the feeds of the blog are. */
export function FeedLinks() {
  const { t, shopName, baseUrl, language } = usePage();
  const title = `${shopName} · ${t("Blog")}`;
  const query = `?language=${language.code}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`${baseUrl}feeds/blog.xml${query}`} />
      <link rel="alternate" type="application/atom+xml" title={title} href={`${baseUrl}feeds/blog.atom${query}`} />
    </>
  );
}
