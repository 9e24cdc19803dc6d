import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

/** How paying for a voucher ended, when one comes back from the provider. */
export function BoughtNotice({ bought }: { bought: string | null }) {
  const { t } = usePage();
  if (bought === "paid")
    return (
      <Notice kind="success" title={t("Your gift voucher is bought")}>
        {t("Its code goes to the recipient alone: at once, or on the day that you chose.")}
      </Notice>
    );
  if (bought === "failed")
    return (
      <Notice kind="error" title={t("The payment did not go through")}>
        {t("Nothing was charged, and no voucher was bought.")}
      </Notice>
    );
  if (bought === "pending")
    return (
      <Notice kind="info" title={t("We have not heard of your payment yet")}>
        {t("As soon as it arrives, the voucher is sent.")}
      </Notice>
    );
  return null;
}
