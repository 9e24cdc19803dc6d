import type { Route } from "./+types/blogs";
import { findBlogTopics, findPosts, POSTS_PER_PAGE } from "#domain/platform/blog/find-posts.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { BlogListScreen } from "#app/ui/blog/blog-list-screen.tsx";
import { FeedLinks } from "#app/ui/blog/feed-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const MAX_TAG_CHARACTERS = 40;

export const handle: CacheHandle = { cache: { parameters: ["page", "tag"] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const tag = new URL(request.url).searchParams.get("tag")?.trim().slice(0, MAX_TAG_CHARACTERS) || null;
  const [posts, topics] = await Promise.all([
    readPage(request, POSTS_PER_PAGE, (page) => findPosts(ctx, { ...page, ...(tag ? { tag } : {}) })),
    findBlogTopics(ctx),
  ]);
  return { posts, tag, ...topics };
}

export default function Blogs({ loaderData: { posts, tag, categories, tags } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  return (
    <>
      <DocumentHead
        title={t("All Blogs")}
        description={t("Guides, stories and news from {shop} and its sellers.", { shop: shopName })}
        image={posts.items[0]?.cover ?? null}
      />
      <FeedLinks />
      <BlogListScreen title={t(tag ?? "Blog")} posts={posts} categories={categories} tags={tags} tag={tag} />
    </>
  );
}
