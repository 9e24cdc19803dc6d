import type { Route } from "./+types/blog";
import { findRecentPosts, getPost } from "#domain/platform/blog/get-post.ts";
import { COMMENTS_PER_PAGE, findComments } from "#domain/platform/blog-comment/find-comments.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { PostComments } from "#app/blog/post-comments.tsx";
import { ShareButton } from "#app/blog/share-button.tsx";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { refuseMovedAddress } from "#app/loaders/refuse-moved-address.server.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { PostDocument } from "#app/ui/blog/post-document.tsx";
import { PostScreen } from "#app/ui/blog/post-screen.tsx";

export const handle: CacheHandle = { cache: { parameters: ["page"] } };

export const shouldRevalidate = dependsOn("content", "currency");

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const post = await getPost(ctx, slug);
  if (!post) return refuseMovedAddress(ctx, request, "blog", slug);
  const [recent, comments] = await Promise.all([
    findRecentPosts(ctx, post.id),
    readPage(request, COMMENTS_PER_PAGE, (page) => findComments(ctx, post.id, page)),
  ]);
  return { post, recent, comments };
}

export default function BlogRoute({ loaderData: { post, recent, comments } }: Route.ComponentProps) {
  return (
    <>
      <PostDocument post={post} />
      <PostScreen
        post={post}
        recent={recent}
        share={<ShareButton title={post.title} />}
        products={post.products.length > 0 && <ProductCards products={post.products} />}
        comments={<PostComments key={post.id} postId={post.id} comments={comments} />}
      />
    </>
  );
}
