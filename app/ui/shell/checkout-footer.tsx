import { Link, href } from "react-router";

/** The shop's own pages, such as its terms; they open in a new tab, so the checkout stays open. */
export function CheckoutFooter({ pages }: { pages: readonly { slug: string; title: string }[] }) {
  return (
    <footer data-shell="" className="mt-16 border-t border-line">
      <ul className="content-width flex flex-wrap gap-x-6 gap-y-1 py-5">
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={href("/page/:slug", { slug })}
              target="_blank"
              className="inline-flex min-h-8 items-center text-sm text-muted hover:text-ink hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
