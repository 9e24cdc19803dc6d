import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { Breadcrumbs } from "../listing/breadcrumbs.tsx";
import { Countdown } from "../parts/countdown.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";

type FlashSaleHeadProps = { sale: CampaignCard; onChangeDue: () => void };

/** The running flash sale, with a large countdown. */
export function FlashSaleHead({ sale, onChangeDue }: FlashSaleHeadProps) {
  const page = usePage();
  const { t } = page;
  return (
    <header>
      <Breadcrumbs crumbs={[]} here={t("Flash sale")} />
      <div className="mt-3 flex flex-col gap-x-8 gap-y-5 rounded-card bg-deal-soft p-5 sm:p-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="min-w-0">
          <p className="flex items-center gap-2 font-semibold text-deal-text">
            <Icon name="zap" className="size-5" /> {t("Flash sale")}
          </p>
          <h1 className="mt-1 text-3xl lg:text-4xl">{sale.title}</h1>
          {sale.description && <p className="mt-2 max-w-xl text-muted lg:text-lg">{sale.description}</p>}
          <p className="figures mt-2 text-muted">
            {t("{count} products", { count: sale.productsCount, number: formatNumber(page, sale.productsCount) })}
          </p>
        </div>
        <p className="flex min-w-0 flex-col gap-2 lg:shrink-0">
          <span className="font-semibold">{t("Ends in")}</span>
          <Countdown until={sale.endsAt} size="large" onEnd={onChangeDue} />
        </p>
      </div>
    </header>
  );
}
