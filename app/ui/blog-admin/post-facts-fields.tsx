import type { ReactNode } from "react";
import type { PostForm } from "#domain/platform/blog-admin/blog-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { SelectField, TextArea, TextField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type PostFactsProps = {
  post: PostForm | null;
  author: string;
  categories: readonly { id: number; name: string }[];
  cover: string | null;
  slugHint: string;
  /** Another way to choose the cover. */
  library: ReactNode;
  /** Null removes it. */
  onCover: (image: File | null) => Promise<void>;
};

/** Everything about a post except its texts. */
export function PostFactsFields({ post, author, categories, cover, slugHint, library, onCover }: PostFactsProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <AccountCard title={t("Publication")}>
        <div className="grid gap-4">
          <TextField
            name="published_at"
            type="datetime-local"
            label={t("Publish at (UTC)")}
            hint={t("Leave it empty to keep a draft. A time in the future schedules the post.")}
            required={false}
            defaultValue={post?.publishedAt?.slice(0, 16) ?? ""}
            className="max-w-xs"
          />
          <TextField name="author_name" label={t("Author")} defaultValue={post?.authorName ?? author} maxLength={80} />
          <TextField
            name="slug"
            label={t("Address")}
            hint={t("The post is at /blog/{slug}. When you change it, the old address redirects to the new one.", {
              slug: post?.slug ?? (slugHint || "…"),
            })}
            defaultValue={post?.slug ?? ""}
            placeholder={slugHint}
            dir="ltr"
            maxLength={80}
          />
        </div>
      </AccountCard>
      <AccountCard title={t("Topic, cover and products")}>
        <div className="grid gap-4">
          <SelectField name="category_id" label={t("Category")} defaultValue={String(post?.categoryId ?? 0)}>
            <option value="0">{t("No category")}</option>
            <Options of={categories} />
          </SelectField>
          <TextField
            name="tags"
            label={t("Tags")}
            hint={t("Separated by commas.")}
            required={false}
            dir="auto"
            defaultValue={post?.tags.join(", ") ?? ""}
          />
          <div>
            <p className="mb-1 text-sm font-medium">{t("Cover")}</p>
            {cover && (
              <Picture
                file={cover}
                alt=""
                sizes="320px"
                width={320}
                height={180}
                className="mb-2 aspect-video w-80 max-w-full rounded-field"
              />
            )}
            <div className="flex flex-wrap items-center gap-3">
              <input
                type="file"
                accept="image/*"
                aria-label={t("Cover")}
                className="max-w-full text-sm"
                onChange={({ target }) => {
                  const image = target.files?.[0];
                  if (image) void onCover(image);
                }}
              />
              {library}
              {cover && (
                <Button variant="quiet" size="small" onClick={() => void onCover(null)}>
                  {t("Remove")}
                </Button>
              )}
            </div>
          </div>
          <TextArea
            name="product_slugs"
            label={t("Products in this post")}
            hint={t("Product addresses, one per line.")}
            required={false}
            rows={4}
            dir="ltr"
            defaultValue={post?.productSlugs.map((slug) => `/product/${slug}`).join("\n") ?? ""}
          />
        </div>
      </AccountCard>
    </div>
  );
}
