import type { CampaignCard } from "#domain/pricing/campaign/campaign.ts";
import { Countdown } from "../parts/countdown.tsx";
import { usePage } from "../parts/page.tsx";

type CampaignTimingProps = {
  campaign: Pick<CampaignCard, "state" | "startsAt" | "endsAt">;
  variant: "cells" | "line";
  /** Called when it starts or ends while it is shown. */
  onChangeDue: () => void;
};

/** The time until a campaign ends or starts. */
export function CampaignTiming({ campaign: { state, startsAt, endsAt }, variant, onChangeDue }: CampaignTimingProps) {
  const { t } = usePage();
  if (state === "over") return <p className="font-semibold">{t("This campaign has ended")}</p>;
  return (
    <p
      className={
        variant === "cells"
          ? "flex flex-wrap items-center gap-x-4 gap-y-2"
          : "flex flex-wrap items-baseline gap-x-[0.6ch]"
      }
    >
      <span className="font-medium">{state === "running" ? t("Ends in") : t("Starts in")}</span>
      <Countdown until={state === "running" ? endsAt : startsAt} variant={variant} tone="plain" onEnd={onChangeDue} />
    </p>
  );
}
