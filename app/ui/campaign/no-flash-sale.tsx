import { href } from "react-router";
import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Countdown } from "../parts/countdown.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type NoFlashSaleProps = {
  /** The next planned one. */
  next: CampaignCard | null;
  onChangeDue: () => void;
};

/** No flash sale is running: when the next one starts, and other offers until then. */
export function NoFlashSale({ next, onChangeDue }: NoFlashSaleProps) {
  const { t } = usePage();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-12 text-center">
      <span className="mb-5 flex size-20 items-center justify-center rounded-full bg-deal-soft text-deal-text">
        <Icon name="zap" className="size-9 stroke-[1.5]" />
      </span>
      <h1 className="text-3xl">{next ? next.title : t("No flash sale right now")}</h1>
      <p className="mt-2 text-muted">{next?.description || t("You'll still find plenty of reduced products.")}</p>
      {next && (
        <div className="mt-6">
          <p className="mb-3 font-semibold">{t("Next flash sale starts in")}</p>
          <Countdown until={next.startsAt} size="large" onEnd={onChangeDue} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href("/offer/products")}>{t("See offers")}</ButtonLink>
        <ButtonLink variant="secondary" to={href("/daily-deals")}>
          {t("Daily deals")}
        </ButtonLink>
      </div>
    </div>
  );
}
