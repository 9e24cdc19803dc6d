import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { BlogCard, BlogPost } from "#domain/platform/blog/blog.ts";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { WrittenText } from "../parts/written-text.tsx";
import { TagLinks } from "./blog-list-screen.tsx";
import { PostFacts } from "./post-cards.tsx";

type PostScreenProps = {
  post: BlogPost;
  recent: readonly BlogCard[];
  share: ReactNode;
  products: ReactNode;
  comments: ReactNode;
};

/** A post with its table of contents, its products, and what readers say. */
export function PostScreen({ post, recent, share, products, comments }: PostScreenProps) {
  const { t } = usePage();
  const { title, summary, cover, body, bodyLanguage, headings, category, tags } = post;
  return (
    <div className="content-width py-8 lg:py-12">
      <article>
        <header className="mx-auto max-w-3xl">
          {category && (
            <Link
              to={href("/category-blogs/:slug", { slug: category.slug })}
              className="inline-flex min-h-6 items-center text-sm font-semibold text-primary-text hover:underline"
            >
              {category.name}
            </Link>
          )}
          <h1 className="mt-1 text-4xl text-balance">{title}</h1>
          <p className="mt-3 text-lg text-muted">{summary}</p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <PostFacts post={post} />
            {share}
          </div>
        </header>
        {cover && (
          <Picture
            file={cover}
            alt=""
            sizes="(width >= 64rem) 960px, 100vw"
            width={960}
            height={480}
            isFirst
            className="mx-auto mt-8 aspect-[2/1] w-full max-w-5xl rounded-card"
          />
        )}
        <div className="mx-auto mt-8 max-w-3xl">
          {headings.length > 1 && (
            <nav aria-label={t("Contents")} className="mb-8 rounded-card border border-line bg-sunken p-5">
              <p className="font-semibold">{t("Contents")}</p>
              <ol lang={bodyLanguage} className="mt-2 list-decimal space-y-1 ps-5 text-sm">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-block min-h-6 hover:underline">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <WrittenText html={body} languageCode={bodyLanguage} />
          {tags.length > 0 && (
            <nav aria-label={t("Tags")} className="mt-8">
              <TagLinks tags={tags} />
            </nav>
          )}
        </div>
      </article>
      {products && (
        <section className="mt-12">
          <h2 className="mb-4 text-2xl">{t("In this post")}</h2>
          {products}
        </section>
      )}
      <div className="mx-auto mt-12 max-w-3xl">{comments}</div>
      {recent.length > 0 && (
        <nav aria-label={t("Recent posts")} className="mx-auto mt-12 max-w-3xl border-t border-line pt-8">
          <h2 className="text-2xl">{t("Recent posts")}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {recent.map((each) => (
              <li key={each.id}>
                <Link
                  to={href("/blog/:slug", { slug: each.slug })}
                  prefetch="intent"
                  className="group flex items-center gap-3"
                >
                  <Picture
                    file={each.cover}
                    alt=""
                    sizes="96px"
                    width={160}
                    height={120}
                    className="aspect-[4/3] w-24 shrink-0 rounded-field"
                  />
                  <span className="min-w-0">
                    <span className="line-clamp-2 font-medium group-hover:text-primary-text">{each.title}</span>
                    <PostFacts post={each} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
