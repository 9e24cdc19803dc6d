import type { ShopCard } from "#domain/shop/shop.ts";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { ScrollRow } from "../parts/scroll-row.tsx";
import { Section } from "../parts/section.tsx";
import { Stars } from "../parts/stars.tsx";

/** The people behind the stalls. */
export function ShopCards({ shops }: { shops: readonly ShopCard[] }) {
  const page = usePage();
  const { t } = page;
  return (
    <Section title={t("Shops of the market")}>
      <ScrollRow
        label={t("Shops of the market")}
        className="-mx-4 auto-cols-[min(17rem,78%)] gap-4 px-4 py-1 scroll-px-4 lg:mx-0 lg:auto-cols-[calc((100%-3*1.25rem)/4)] lg:gap-5 lg:px-0 lg:scroll-px-0"
      >
        {shops.map(({ id, name, tagline, logo, banner, rating, productsCount }) => (
          <li key={id} className="overflow-hidden rounded-card border border-line bg-surface">
            <Picture file={banner} alt="" sizes="320px" width={640} height={240} className="h-24 w-full" />
            <div className="px-4 pb-4">
              <span className="relative -mt-8 mb-2 flex size-16 items-center justify-center overflow-hidden rounded-full border-4 border-surface bg-primary-soft text-primary-text">
                {logo ? (
                  <Picture file={logo} alt="" sizes="64px" width={64} height={64} className="size-full" />
                ) : (
                  <Icon name="store" className="size-6" />
                )}
              </span>
              <h3 className="truncate text-lg">{name}</h3>
              <p className="line-clamp-2 min-h-[2.8em] text-xs text-muted">{tagline}</p>
              <div className="mt-2 flex items-center justify-between gap-2">
                <Stars rating={rating} />
                <span className="figures text-xs text-muted">
                  {t("{count} products", { count: productsCount, number: formatNumber(page, productsCount) })}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
