import type { AffiliateView } from "#domain/accounts/affiliate/find-affiliates.ts";
import { Chip } from "../admin/chip.tsx";
import { ListPart } from "../admin/list-part.tsx";
import { Amount } from "../cart/amount.tsx";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AFFILIATE_TONES, affiliateStatusName } from "./affiliate-words.ts";

type AffiliateListProps = {
  affiliates: readonly AffiliateView[];
  onApprove: (id: number) => void;
  onReject: (id: number) => void;
  onSuspend: (id: number) => void;
  onRate: (affiliate: AffiliateView) => void;
};

/** Affiliates and applications with what they brought. */
export function AffiliateList({ affiliates, onApprove, onReject, onSuspend, onRate }: AffiliateListProps) {
  const { t } = usePage();
  return (
    <ListPart title={t("Affiliates")}>
      {affiliates.length === 0 && <li className="px-4 py-6 text-center text-muted">{t("Nothing here yet.")}</li>}
      {affiliates.map((affiliate) => {
        const { id, name, email, status, website, plan, percent, clicks, orders, earned, at } = affiliate;
        return (
          <li key={id} className="grid gap-2 px-4 py-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="flex min-w-0 flex-wrap items-center gap-2 font-semibold">
                <bdi>{name}</bdi>
                <Chip tone={AFFILIATE_TONES[status]}>{affiliateStatusName(status, t)}</Chip>
              </p>
              <Amount value={earned} className="font-semibold" />
            </div>
            <p className="text-muted wrap-anywhere">
              <bdi>{email}</bdi> · <Moment iso={at} /> · {t("Clicks: {count}", { count: clicks })} ·{" "}
              {t("Orders: {count}", { count: orders })}
              {percent && ` · ${percent}%`}
            </p>
            <p className="wrap-anywhere">
              <bdi>{plan}</bdi>
            </p>
            {website && (
              <p className="wrap-anywhere">
                <a href={website} rel="nofollow noopener noreferrer" target="_blank" className="underline">
                  <bdi>{website}</bdi>
                </a>
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {(status === "applied" || status === "suspended") && (
                <Button size="small" data-action="" onClick={() => onApprove(id)}>
                  {status === "applied" ? t("Approve") : t("Reinstate")}
                </Button>
              )}
              {status === "applied" && (
                <Button size="small" look="quiet" data-action="" onClick={() => onReject(id)}>
                  {t("Reject")}
                </Button>
              )}
              {status === "approved" && (
                <>
                  <Button size="small" look="secondary" data-action="" onClick={() => onRate(affiliate)}>
                    {t("Change rate")}
                  </Button>
                  <Button size="small" look="quiet" data-action="" onClick={() => onSuspend(id)}>
                    {t("Suspend")}
                  </Button>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ListPart>
  );
}
