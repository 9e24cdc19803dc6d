import { Link, href } from "react-router";
import type { BlogCard } from "#domain/platform/blog/blog.ts";
import { formatDay, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type PostCardsProps = { posts: readonly BlogCard[]; headingLevel?: "h2" | "h3"; firstCount?: number };

/** Posts as cards, each with its cover, summary and reading time. */
export function PostCards({ posts, headingLevel: Heading = "h2", firstCount = 0 }: PostCardsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link
            to={href("/blog/:slug", { slug: post.slug })}
            prefetch="intent"
            className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
          >
            <Picture
              file={post.cover}
              alt=""
              sizes="(width >= 64rem) 420px, (width >= 40rem) 50vw, 100vw"
              width={640}
              height={360}
              isFirst={index < firstCount}
              className="aspect-video w-full"
            />
            <span className="flex grow flex-col p-4">
              {post.category && <span className="text-xs font-semibold text-primary-text">{post.category.name}</span>}
              <Heading className="mt-1 text-xl group-hover:text-primary-text">{post.title}</Heading>
              <span className="mt-2 line-clamp-3 text-sm text-muted">{post.summary}</span>
              <span className="mt-auto pt-4">
                <PostFacts post={post} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Author, day and reading time. */
export function PostFacts({ post }: { post: Pick<BlogCard, "authorName" | "publishedAt" | "readingMinutes"> }) {
  const page = usePage();
  return (
    <span className="flex flex-wrap gap-x-2 text-xs text-muted">
      <bdi translate="no">{post.authorName}</bdi>
      <span aria-hidden>·</span>
      <time dateTime={post.publishedAt}>{formatDay(page, post.publishedAt)}</time>
      <span aria-hidden>·</span>
      <span>{page.t("{count} min read", { count: post.readingMinutes })}</span>
    </span>
  );
}
