import { useState } from "react";
import { data, href, useNavigate } from "react-router";
import type { Route } from "./+types/blog-post";
import { idParameter } from "#domain/id.input.ts";
import { findBlogCategories } from "#domain/platform/blog/find-posts.ts";
import type { PostForm } from "#domain/platform/blog-admin/blog-admin.ts";
import { getPostForm } from "#domain/platform/blog-admin/find-admin-posts.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import type { Context } from "#domain/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { LateBlockText } from "#app/content/late-rich-text.tsx";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { LibraryButton } from "#app/media/library-button.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { PostEditor } from "#app/ui/blog-admin/post-editor.tsx";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { usePostActions } from "./use-post-actions.ts";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "content.manage");
  const post = params.id === "new" ? null : await findPost(ctx, params.id);
  const [languages, categories, author] = await Promise.all([
    findLanguages(ctx),
    findBlogCategories(ctx),
    getCustomer(ctx),
  ]);
  return {
    permissions: ctx.visitor.permissions,
    post,
    author: `${author?.firstName ?? ""} ${author?.lastName ?? ""}`.trim(),
    languages: languages.map(({ code, name }) => ({ code, name })),
    categories: categories.map(({ id, name }) => ({ id, name })),
  };
}

async function findPost(ctx: Context, id: string): Promise<PostForm> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getPostForm(ctx, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}

export default function AdminBlogPostRoute({ loaderData: { permissions, post, ...known } }: Route.ComponentProps) {
  const { t } = usePage();
  const actions = usePostActions();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const title = post ? post.title : t("New post");
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/blog"), label: t("All posts") }}
      actions={
        post && (
          <>
            <ButtonLink variant="secondary" to={href("/admin/blog/:id/preview", { id: String(post.id) })}>
              {t("Preview")}
            </ButtonLink>
            <Button variant="secondary" data-action="" onClick={() => setRemoving(true)}>
              {t("Delete")}
            </Button>
          </>
        )
      }
    >
      <PostEditor
        key={post ? `${post.id} ${post.updatedAt}` : "new"}
        post={post}
        {...known}
        richText={LateBlockText}
        library={(onChoose) => <LibraryButton side="operator" onChoose={onChoose} />}
        onImage={actions.addImage}
        onSave={async (sent) => {
          if (post) return actions.change(post.id, sent);
          const { errors, id } = await actions.create(sent);
          if (id !== null) await navigate(href("/admin/blog/:id", { id: String(id) }));
          return errors;
        }}
      />
      {post && isRemoving && (
        <ConfirmDialog
          title={t("Delete {name}?", { name: post.title })}
          text={t("Its address and comments will be permanently deleted.")}
          action={t("Delete")}
          onClose={() => setRemoving(false)}
          onAction={async () => {
            if (await actions.remove(post.id)) await navigate(href("/admin/blog"));
          }}
        />
      )}
    </AdminFrame>
  );
}
