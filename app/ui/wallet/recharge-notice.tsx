import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** The result of a recharge, on return from the provider. */
export function RechargeNotice({ returned }: { returned: string | null }) {
  const { t } = usePage();
  if (returned === "approved") return <Notice kind="success" title={t("Your wallet has been topped up")} />;
  if (returned === "rejected")
    return (
      <Notice kind="error" title={t("Your payment didn't go through")}>
        {t("You weren't charged, and your wallet balance hasn't changed.")}
      </Notice>
    );
  if (returned === "pending")
    return (
      <Notice kind="info" title={t("We haven't received your payment yet")}>
        {t("We'll add it to your wallet as soon as it arrives.")}
      </Notice>
    );
  return null;
}
