import { type ReactNode, useState } from "react";
import type { CampaignProductRecord } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { Amount } from "../cart/amount.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { discountText, JOIN_TONES, joinStatusName } from "./sale-labels.ts";

type CampaignProductRowsProps = {
  products: readonly CampaignProductRecord[];
  isShopNamed: boolean;
  /** Buttons for the selected products; without it none can be selected. */
  bulk?: (selected: CampaignProductRecord[], clear: () => void) => ReactNode;
  /** Buttons at the end of a row. */
  actionsOf: (product: CampaignProductRecord) => ReactNode;
};

/** The products of a campaign: price, state, caps and what was sold. */
export function CampaignProductRows({ products, isShopNamed, bulk, actionsOf }: CampaignProductRowsProps) {
  const page = usePage();
  const { t } = page;
  const [selected, setSelected] = useState<readonly number[]>([]);
  const open = products.filter(({ status }) => status !== "rejected");
  const chosen = open.filter(({ id }) => selected.includes(id));
  const isAllChosen = open.length > 0 && chosen.length === open.length;
  return (
    <>
      {bulk && open.length > 0 && (
        <div className="mb-3 flex min-h-11 flex-wrap items-center gap-3">
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={isAllChosen}
              onChange={() => setSelected(isAllChosen ? [] : open.map(({ id }) => id))}
            />
            {t("Select all")}
          </label>
          {chosen.length > 0 && (
            <>
              <span className="text-sm" role="status">
                {t("{count} selected", { count: chosen.length })}
              </span>
              {bulk(chosen, () => setSelected([]))}
            </>
          )}
        </div>
      )}
      <ul aria-label={t("Products")} className="divide-y divide-line rounded-field border border-line">
        {products.map((each) => (
          <li key={each.id} className="flex flex-wrap items-start gap-3 p-3 sm:p-4">
            {bulk && (
              <input
                type="checkbox"
                className="mt-3 size-5 shrink-0 accent-primary"
                aria-label={t("Select {name}", { name: each.product.name })}
                disabled={each.status === "rejected"}
                checked={chosen.includes(each)}
                onChange={(event) =>
                  setSelected(event.target.checked ? [...selected, each.id] : selected.filter((id) => id !== each.id))
                }
              />
            )}
            <Picture file={each.product.image} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-field" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="min-w-0 font-semibold wrap-anywhere">{each.product.name}</bdi>
                <Chip tone={JOIN_TONES[each.status]}>{joinStatusName(each.status, t)}</Chip>
              </p>
              <p className="text-sm text-muted">
                {[discountText(page, each), ...(isShopNamed ? [each.shopName] : [])].join(" · ")}
              </p>
              <p className="text-sm text-muted">
                {[
                  ...(each.maximumPerBuyer ? [t("Limit {count} per customer", { count: each.maximumPerBuyer })] : []),
                  each.maximumUnits
                    ? t("Units sold: {number} of {total}", {
                        number: formatNumber(page, each.soldUnits),
                        total: formatNumber(page, each.maximumUnits),
                      })
                    : t("Units sold: {count}", { count: each.soldUnits }),
                  ...(each.sales.amount > 0 ? [each.sales.formatted] : []),
                ].join(" · ")}
              </p>
              {each.rejectionReason && <p className="text-sm text-danger">{each.rejectionReason}</p>}
            </div>
            <p className="ms-auto text-end">
              <Amount value={each.reducedPrice} className="block font-semibold" />
              <s className="text-sm text-muted">
                <Amount value={each.price} />
              </s>
            </p>
            <div className="flex flex-wrap gap-2">{actionsOf(each)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
