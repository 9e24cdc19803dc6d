import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** The result of a voucher payment, on return from the provider. */
export function BoughtNotice({ bought }: { bought: string | null }) {
  const { t } = usePage();
  if (bought === "paid")
    return (
      <Notice kind="success" title={t("Thank you for buying a gift voucher")}>
        {t("We'll email the code to the recipient, right away or on the day you chose.")}
      </Notice>
    );
  if (bought === "failed")
    return (
      <Notice kind="error" title={t("Your payment didn't go through")}>
        {t("You weren't charged, and no voucher was sent.")}
      </Notice>
    );
  if (bought === "pending")
    return (
      <Notice kind="info" title={t("We haven't received your payment yet")}>
        {t("We'll send the voucher as soon as your payment arrives.")}
      </Notice>
    );
  return null;
}
