import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { Banner, CategoryCard } from "#domain/platform/home/home.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Section } from "../parts/section.tsx";
import { focusAttributes } from "./focus-attributes.ts";
import { textOn } from "./text-on.ts";

type GadgetRowProps = {
  category: CategoryCard;
  banner: Banner | null;
  onOpen: (bannerId: number) => void;
  children: ReactNode;
};

/** A category with its own banner next to its products. */
export function GadgetRow({ category: { name, slug }, banner, onOpen, children }: GadgetRowProps) {
  const to = href("/gadget-products/:slug", { slug });
  return (
    <Section title={name} to={to}>
      {banner ? (
        <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-5">
          <TallBanner banner={banner} to={to} onOpen={() => onOpen(banner.id)} />
          <div className="min-w-0">{children}</div>
        </div>
      ) : (
        children
      )}
    </Section>
  );
}

/** Text above, the image below; side by side on a wide screen. */
function TallBanner({ banner, to, onOpen }: { banner: Banner; to: string; onOpen: () => void }) {
  const { image, focus, backdrop, title, text } = banner;
  const { t } = usePage();
  return (
    <Link
      to={to}
      prefetch="intent"
      onClick={onOpen}
      {...focusAttributes(focus, focus)}
      className={`group relative flex h-60 overflow-hidden rounded-card sm:h-44 sm:items-center lg:h-full lg:items-start ${textOn(backdrop) === "light" ? "text-white" : "text-[#1c1a17]"}`}
    >
      <svg aria-hidden className="absolute inset-0 size-full" preserveAspectRatio="none">
        <rect width="100%" height="100%" fill={backdrop} />
      </svg>
      <Picture
        file={image}
        alt=""
        sizes="(width >= 64rem) 520px, (width >= 40rem) 420px, 100vw"
        width={960}
        height={480}
        className="mirrored absolute end-0 bottom-0 h-[62%] w-full bg-transparent focused max-sm:[mask-image:linear-gradient(to_bottom,transparent,black_40%)] sm:h-full sm:w-[26rem] lg:h-[62%] lg:[mask-image:linear-gradient(to_bottom,transparent,black_40%)] lg:w-full"
      />
      <span className="relative p-5 sm:max-w-[50%] lg:max-w-full lg:p-6">
        <span className="block font-heading text-xl font-bold text-balance lg:text-2xl">{title}</span>
        {text && <span className="mt-1 block text-sm">{text}</span>}
        <span className="mt-3 inline-flex items-center gap-1.5 text-sm font-semibold underline decoration-2 underline-offset-4">
          {t("Shop now")} <Icon name="arrow-right" className="mirrored size-4" />
        </span>
      </span>
    </Link>
  );
}
