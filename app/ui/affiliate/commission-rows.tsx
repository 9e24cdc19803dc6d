import type { AffiliateData } from "#domain/accounts/affiliate/get-affiliate-data.ts";
import { Chip } from "../admin/chip.tsx";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { COMMISSION_TONES, commissionStatusName } from "./affiliate-labels.ts";

/** What was bought through the affiliate's links. */
export function CommissionRows({ commissions }: Pick<AffiliateData, "commissions">) {
  const { t } = usePage();
  return (
    <ListPart title={t("Orders")} text={t("Who bought stays private.")}>
      {commissions.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("No orders yet.")}</li>}
      {commissions.map(({ id, productName, quantity, status, amount, reversed, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm">
          <div className="min-w-0 flex-1 basis-48">
            <p className="truncate font-semibold">
              <bdi>{productName}</bdi>
              {quantity > 1 && ` × ${quantity}`}
            </p>
            <p className="mt-0.5 text-muted">
              <Moment iso={at} />
              {reversed && (
                <>
                  {" · "}
                  {t("Reversed")} <Amount value={reversed} />
                </>
              )}
            </p>
          </div>
          <Chip tone={COMMISSION_TONES[status]}>{commissionStatusName(status, t)}</Chip>
          <Amount value={amount} className="font-semibold" />
        </li>
      ))}
    </ListPart>
  );
}
