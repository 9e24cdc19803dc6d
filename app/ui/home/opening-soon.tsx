import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The home page of a shop that shows nothing yet. */
export function OpeningSoon({ tagline, email }: { tagline: string; email: string }) {
  const { t, shopName } = usePage();
  return (
    <div className="content-width py-8 lg:py-12">
      <section className="relative overflow-hidden rounded-card border border-line bg-primary-soft px-6 py-16 text-center sm:py-24">
        <svg
          aria-hidden
          viewBox="0 0 320 24"
          preserveAspectRatio="none"
          className="absolute inset-x-0 top-0 h-6 w-full fill-primary"
        >
          <path d="M0 0h320v8a16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0 16 16 0 0 1-32 0Z" />
        </svg>
        <span className="mx-auto mb-6 flex size-16 items-center justify-center rounded-full bg-surface text-primary-text">
          <Icon name="store" className="size-8" />
        </span>
        <p className="font-heading text-4xl font-extrabold text-balance sm:text-5xl">{shopName}</p>
        {tagline && <p className="mx-auto mt-3 max-w-xl text-lg text-muted">{tagline}</p>}
        <p className="mx-auto mt-8 max-w-xl text-xl font-semibold">{t("We're opening soon")}</p>
        <p className="mx-auto mt-2 max-w-xl">
          {t(
            "The shelves are being filled. Leave your email address below and we'll tell you when there's something new.",
          )}
        </p>
        <p className="mt-6">
          <a href={`mailto:${email}`} className="font-medium text-primary-text underline underline-offset-4">
            <bdi>{email}</bdi>
          </a>
        </p>
      </section>
    </div>
  );
}
