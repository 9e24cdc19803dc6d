import { data, href } from "react-router";
import type { Route } from "./+types/category-blogs";
import { findBlogTopics, findPosts, getBlogCategory, POSTS_PER_PAGE } from "#domain/platform/blog/find-posts.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { BlogListScreen } from "#app/ui/blog/blog-list-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const handle: CacheHandle = { cache: { parameters: ["page"] } };

export const shouldRevalidate = dependsOn();

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const category = await getBlogCategory(ctx, slug);
  if (!category) throw data(null, { status: 404 });
  const [posts, topics] = await Promise.all([
    readPage(request, POSTS_PER_PAGE, (page) => findPosts(ctx, { ...page, categorySlug: slug })),
    findBlogTopics(ctx),
  ]);
  return { category, posts, ...topics };
}

export default function CategoryBlogs({ loaderData: { category, posts, categories, tags } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const path = href("/category-blogs/:slug", { slug: category.slug });
  return (
    <>
      <DocumentHead
        name={category.name}
        title={t("All Blogs")}
        description={t("{category}: guides, stories and news from {shop}.", {
          category: category.name,
          shop: shopName,
        })}
        canonical={posts.page > 1 ? `${path}?page=${posts.page}` : path}
        image={posts.items[0]?.cover ?? null}
      />
      <BlogListScreen
        title={category.name}
        posts={posts}
        categories={categories}
        tags={tags}
        category={category.slug}
      />
    </>
  );
}
