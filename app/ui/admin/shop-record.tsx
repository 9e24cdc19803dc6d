import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShopRecord } from "#domain/shops/shop-admin/shop-admin.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { CheckField } from "../parts/field.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Fact, Facts } from "./facts.tsx";

type ShopRecordProps = {
  shop: ShopRecord;
  /** Null without the permission to see customers. */
  ownerPath: string | null;
  /** Null without the permission to manage the catalog. */
  onApproval: ((isRequired: boolean) => void) | null;
  /** Its tags and files. */
  kept: ReactNode;
  timeline: ReactNode;
};

/** A shop's figures, its owner and imprint, and what staff keep about it. */
export function ShopRecordScreen({ shop, ownerPath, onApproval, kept, timeline }: ShopRecordProps) {
  const { t } = usePage();
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <AccountCard title={t("Shop")}>
        <ShopFacts shop={shop} ownerPath={ownerPath} />
        {onApproval && (
          <CheckField
            className="mt-5"
            label={t("New and changed products need our approval")}
            checked={shop.isApprovalRequired}
            data-action=""
            onChange={(event) => onApproval(event.currentTarget.checked)}
          />
        )}
      </AccountCard>
      {kept}
      <div className="lg:col-span-2">{timeline}</div>
    </div>
  );
}

function ShopFacts({ shop, ownerPath }: Pick<ShopRecordProps, "shop" | "ownerPath">) {
  const page = usePage();
  const { t } = page;
  return (
    <Facts>
      {shop.statusReason && (
        <Fact name={t("Reason")}>
          <bdi>{shop.statusReason}</bdi>
        </Fact>
      )}
      <Fact name={t("Owner")}>
        {ownerPath ? (
          <Link to={ownerPath} prefetch="none" className="text-primary-text underline">
            <bdi>{shop.ownerName || shop.ownerEmail}</bdi>
          </Link>
        ) : (
          <bdi>{shop.ownerName || shop.ownerEmail || "–"}</bdi>
        )}
      </Fact>
      <Fact name={t("Joined")}>
        <Moment iso={shop.joinedAt} />
      </Fact>
      <Fact name={t("Sales")}>
        <Amount value={shop.sales} />
      </Fact>
      <Fact name={t("Orders")}>
        {t("{number} in total, {open} open", {
          number: formatNumber(page, shop.ordersCount),
          open: formatNumber(page, shop.openOrdersCount),
        })}
      </Fact>
      <Fact name={t("Products")}>{formatNumber(page, shop.productsCount)}</Fact>
      <Fact name={t("Rating")}>{shop.rating === 0 ? "–" : shop.rating.toFixed(1)}</Fact>
      <Fact name={t("Late")}>{shop.latePercent === null ? "–" : `${shop.latePercent}%`}</Fact>
      {shop.imprint.length > 0 && (
        <Fact name={t("Imprint")}>
          <bdi className="whitespace-pre-line">{shop.imprint.join("\n")}</bdi>
        </Fact>
      )}
    </Facts>
  );
}
