import { href } from "react-router";
import type { BlogPost } from "#domain/platform/blog/blog.ts";
import { breadcrumbList } from "../listing/listing-structured-data.ts";
import { useAddressOf } from "../listing/use-address-of.ts";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "../shell/document-head.tsx";

/** The metadata of a post; later pages of its comments are the same document. */
export function PostDocument({ post }: { post: BlogPost }) {
  const { t, shopName, baseUrl } = usePage();
  const addressOf = useAddressOf();
  const path = href("/blog/:slug", { slug: post.slug });
  const crumbs = [
    { name: t("Home"), to: "/" },
    { name: t("Blog"), to: href("/blogs") },
    { name: post.title, to: path },
  ];
  const article = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    inLanguage: post.bodyLanguage,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { "@type": "Person", name: post.authorName },
    publisher: { "@type": "Organization", name: shopName },
    mainEntityOfPage: addressOf(path),
    ...(post.cover ? { image: `${baseUrl}img/960/${post.cover}` } : {}),
  };
  return (
    <DocumentHead
      name={post.title}
      title={t("Blog Details")}
      description={post.description || post.summary}
      canonical={path}
      image={post.cover}
      structuredData={[breadcrumbList(crumbs, addressOf), article]}
    />
  );
}
