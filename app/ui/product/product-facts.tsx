import { Banknote, type LucideIcon, RotateCcw, Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductDetails, SpecificationRow } from "#domain/product/product.ts";
import { formatDay, formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { isolated } from "#app/ui/parts/isolated.ts";
import { Picture } from "#app/ui/parts/picture.tsx";
import { Stars } from "#app/ui/parts/stars.tsx";

const DAY_MILLISECONDS = 86_400_000;

type DeliveryNotesProps = {
  product: ProductDetails;
  /** The name of the country that is shipped to. */
  country: string;
  returnDays: number;
  /** The server's day, as an ISO instant. */
  today: string;
};

/** When it comes, what that costs, and how it goes back. */
export function DeliveryNotes({ product, country, returnDays, today }: DeliveryNotesProps) {
  const page = usePage();
  const { t } = page;
  const { delivery } = product;
  const dayAfter = (days: number) =>
    formatDay(page, new Date(Date.parse(today) + days * DAY_MILLISECONDS).toISOString(), {
      weekday: "short",
      day: "numeric",
      month: "short",
    });
  return (
    <ul className="grid gap-3.5 rounded-card border border-line bg-surface p-4 text-sm">
      {!product.isDigital && (
        <Fact
          icon={Truck}
          title={delivery ? t("Delivery to {country}", { country }) : t("Not delivered to {country}", { country })}
        >
          {delivery && (
            <>
              {t("{from} to {to}", { from: dayAfter(delivery.minimumDays), to: dayAfter(delivery.maximumDays) })} ·{" "}
              {delivery.price.amount === 0 ? t("free") : <span className="figures">{delivery.price.formatted}</span>}
              {delivery.freeFrom && delivery.price.amount > 0 && (
                <> · {t("free from {price}", { price: isolated(delivery.freeFrom.formatted) })}</>
              )}
            </>
          )}
        </Fact>
      )}
      {product.isDigital && (
        <Fact icon={Truck} title={t("Delivered by download")}>
          {t("Ready as soon as it is paid.")}
        </Fact>
      )}
      <Fact
        icon={RotateCcw}
        title={product.isRefundable ? t("{count} days to return it", { count: returnDays }) : t("Cannot be returned")}
      >
        {product.isRefundable
          ? t("Unused and complete, for your money back.")
          : t("Except when it arrives broken or wrong.")}
      </Fact>
      {product.isCashOnDeliveryAllowed && !product.isDigital && (
        <Fact icon={Banknote} title={t("Cash on delivery")}>
          {t("Pay when it is at your door.")}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-text" strokeWidth={1.75} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}

/** Who sells it. */
export function ShopBox({ shop }: { shop: ProductDetails["productShop"] }) {
  const page = usePage();
  return (
    <section
      aria-label={page.t("Sold by {name}", { name: shop.name })}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
    >
      {shop.logo ? (
        <Picture
          file={shop.logo}
          alt=""
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-full"
        />
      ) : (
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text"
        >
          <Store className="size-6" />
        </span>
      )}
      <div className="min-w-0">
        <p className="text-xs text-muted">{page.t("Sold by")}</p>
        <p className="truncate font-semibold">{shop.name}</p>
        {shop.tagline && <p className="line-clamp-2 text-sm text-muted">{shop.tagline}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <Stars rating={shop.rating} count={shop.reviewsCount} />
          <p className="figures text-xs text-muted">
            {page.t("{count} products", { count: shop.productsCount, number: formatNumber(page, shop.productsCount) })}
          </p>
        </div>
      </div>
    </section>
  );
}

/** What it is, in words and in a table. */
export function ProductDescription({ product }: { product: ProductDetails }) {
  const { t } = usePage();
  const paragraphs = product.description.split(/\n+/).filter((text) => text.trim() !== "");
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
      {paragraphs.length > 0 && (
        <section aria-labelledby="description-title">
          <h2 id="description-title" className="text-2xl">
            {t("Description")}
          </h2>
          <div className="mt-3 grid max-w-prose gap-3">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      <Specification
        rows={product.specification}
        sku={product.variants.length === 1 ? product.variants[0]?.sku : undefined}
      />
    </div>
  );
}

function Specification({ rows, sku }: { rows: readonly SpecificationRow[]; sku: string | undefined }) {
  const { t } = usePage();
  const shown = sku ? [...rows, { name: t("Article number"), value: sku }] : rows;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="specification-title">
      <h2 id="specification-title" className="text-2xl">
        {t("Specification")}
      </h2>
      <table className="mt-3 w-full border-collapse text-start text-sm">
        <tbody>
          {shown.map(({ name, value }) => (
            <tr key={name} className="odd:bg-sunken">
              <th scope="row" className="w-2/5 rounded-s-field px-3 py-2.5 text-start align-top font-medium text-muted">
                {name}
              </th>
              <td className="rounded-e-field px-3 py-2.5">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
