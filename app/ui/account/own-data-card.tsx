import { Icon } from "../parts/icon.tsx";
import { buttonClass } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { AccountCard } from "./account-card.tsx";

/** Everything that is stored of the customer, to take away. `exportUrl`: the call that answers the file. */
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
