import type { SellerView } from "#domain/orders/document/invoice-view.ts";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type SheetHeadProps = {
  seller: SellerView;
  /** Of the shop. */
  logo?: string | null;
  shopName: string;
  marketName: string;
  title: string;
  number: string;
};

/** The head of a document: its issuer, kind and number. */
export function SheetHead({ seller, logo = null, shopName, marketName, title, number }: SheetHeadProps) {
  const { t } = usePage();
  return (
    <header className="flex flex-wrap items-start justify-between gap-6">
      <div>
        {logo && (
          <Picture
            file={logo}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            isFirst
            className="mb-3 size-16 rounded-full bg-transparent"
          />
        )}
        <p className="text-2xl font-bold">
          <bdi>{seller.name}</bdi>
        </p>
        {seller.lines.map((line) => (
          <p key={line} className="text-muted">
            <bdi>{line}</bdi>
          </p>
        ))}
        {seller.vatNumber !== "" && (
          <p className="text-muted">
            {t("VAT number")}: <bdi>{seller.vatNumber}</bdi>
          </p>
        )}
        {seller.name !== shopName && (
          <p className="text-muted">
            <bdi>{shopName}</bdi>
          </p>
        )}
        <p className="text-muted">{t("sold on {market}", { market: marketName })}</p>
      </div>
      <div className="sm:text-end">
        <h2 className="text-2xl">{title}</h2>
        <bdi className="tabular-nums">{number}</bdi>
      </div>
    </header>
  );
}
