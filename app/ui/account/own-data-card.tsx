import { Icon } from "../parts/icon.tsx";
import { buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";

/** The customer's data export. `exportUrl`: the call that returns the file. */
export function OwnDataCard({ exportUrl }: { exportUrl: string }) {
  const { t } = usePage();
  return (
    <AccountCard
      title={t("Your data")}
      text={t("Everything we've stored about you in one file: your account, addresses, orders, lists and more.")}
    >
      <a href={exportUrl} download className={buttonClass("secondary")}>
        <Icon name="download" className="size-4.5" />
        {t("Download my data")}
      </a>
    </AccountCard>
  );
}
