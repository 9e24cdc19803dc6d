import { data, href } from "react-router";
import type { Route } from "./+types/blog-preview";
import { idParameter } from "#domain/id.input.ts";
import { previewPost } from "#domain/platform/blog-admin/find-admin-posts.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { PostScreen } from "#app/ui/blog/post-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const wanted = idParameter.safeParse(params);
  const found = wanted.success ? await previewPost(ctx, wanted.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, post: found.value };
}

/** A post as readers will see it, before it is published. */
export default function BlogPreviewRoute({ loaderData: { permissions, post } }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Preview")}
      back={{ to: href("/admin/blog/:id", { id: String(post.id) }), label: post.title }}
    >
      <PostScreen
        post={post}
        recent={[]}
        share={null}
        products={post.products.length > 0 && <ProductCards products={post.products} />}
        comments={null}
      />
    </AdminFrame>
  );
}
