import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** How a recharge at a provider ended, when one comes back from there. */
export function RechargeNotice({ returned }: { returned: string | null }) {
  const { t } = usePage();
  if (returned === "approved") return <Notice kind="success" title={t("Your wallet is recharged")} />;
  if (returned === "rejected")
    return (
      <Notice kind="error" title={t("The payment did not go through")}>
        {t("Nothing was charged, and your wallet is as it was.")}
      </Notice>
    );
  if (returned === "pending")
    return (
      <Notice kind="info" title={t("We have not heard of your payment yet")}>
        {t("As soon as it arrives, it is in your wallet.")}
      </Notice>
    );
  return null;
}
