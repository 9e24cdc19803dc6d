import { Link, href } from "react-router";
import type { BlogCard, BlogCategory, BlogTag } from "#domain/platform/blog/blog.ts";
import type { Page } from "#shared/page.ts";
import { ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { PageLinks } from "../parts/page-links.tsx";
import { usePage } from "../parts/page.tsx";
import { PostCards } from "./post-cards.tsx";

type BlogListProps = {
  title: string;
  posts: Page<BlogCard>;
  categories: readonly BlogCategory[];
  tags: readonly BlogTag[];
  /** The chosen category's slug, or tag. */
  category?: string;
  tag?: string | null;
};

const CHIP = "inline-flex min-h-9 items-center rounded-full border px-4 text-sm";
const OFF = `${CHIP} border-line-strong bg-surface hover:border-ink`;
const ON = `${CHIP} border-primary bg-primary-soft font-semibold text-primary-text`;

/** Posts, with links to their categories and tags. */
export function BlogListScreen({ title, posts, categories, tags, category, tag = null }: BlogListProps) {
  const { t } = usePage();
  const isAll = category === undefined && tag === null;
  return (
    <div className="content-width py-8 lg:py-12">
      <h1 translate={tag === null ? undefined : "no"} className="text-3xl">
        {title}
      </h1>
      {categories.length > 0 && (
        <nav aria-label={t("Categories")} className="mt-5 flex flex-wrap gap-2">
          <Link to={href("/blogs")} aria-current={isAll ? "page" : undefined} className={isAll ? ON : OFF}>
            {t("All posts")}
          </Link>
          {categories.map(({ slug, name }) => (
            <Link
              key={slug}
              to={href("/category-blogs/:slug", { slug })}
              aria-current={slug === category ? "page" : undefined}
              className={slug === category ? ON : OFF}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="mt-8">
        {posts.items.length > 0 ? (
          <PostCards posts={posts.items} firstCount={3} />
        ) : (
          <EmptyState icon="file-text" title={t("No posts yet")} text={t("New posts will appear here.")}>
            <ButtonLink to={href("/products")}>{t("Start shopping")}</ButtonLink>
          </EmptyState>
        )}
        <PageLinks page={posts} />
      </div>
      {tags.length > 0 && (
        <nav aria-label={t("Tags")} className="mt-12 border-t border-line pt-6">
          <h2 className="text-lg">{t("Tags")}</h2>
          <TagLinks tags={tags.map(({ name }) => name)} current={tag} />
        </nav>
      )}
    </div>
  );
}

/** A tag is said in the page's language if it is known there. */
export function TagLinks({ tags, current = null }: { tags: readonly string[]; current?: string | null }) {
  const { t } = usePage();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {tags.map((name) => (
        <li key={name}>
          <Link
            to={`${href("/blogs")}?${new URLSearchParams({ tag: name }).toString()}`}
            aria-current={name === current ? "page" : undefined}
            className={name === current ? ON : OFF}
          >
            <bdi>{t(name)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
