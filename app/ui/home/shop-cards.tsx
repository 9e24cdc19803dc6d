import { href } from "react-router";
import type { ShopCard } from "#domain/shops/shop/shop.ts";
import { usePage } from "../parts/page.tsx";
import { ScrollRow } from "../parts/scroll-row.tsx";
import { Section } from "../parts/section.tsx";
import { ShopTile } from "../shop/shop-tile.tsx";

/** Shops on the home page. */
export function ShopCards({ shops }: { shops: readonly ShopCard[] }) {
  const { t } = usePage();
  return (
    <Section title={t("Featured shops")} to={href("/sellers")}>
      <ScrollRow
        label={t("Featured shops")}
        className="-mx-4 auto-cols-[min(17rem,78%)] gap-4 px-4 py-1 scroll-px-4 lg:mx-0 lg:auto-cols-[calc((100%-3*1.25rem)/4)] lg:gap-5 lg:px-0 lg:scroll-px-0"
      >
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopTile shop={shop} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
