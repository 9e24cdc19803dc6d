import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

export type MaintenanceTask = "purge" | "ledger" | "backup";

type MaintenanceCardProps = { pending: MaintenanceTask | null; onStart: (action: MaintenanceTask) => Promise<void> };

/** What the operator can start by hand. */
export function MaintenanceCard({ pending, onStart }: MaintenanceCardProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Maintenance")}>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          data-action=""
          isPending={pending === "purge"}
          onClick={() => void onStart("purge")}
        >
          {t("Empty the cache")}
        </Button>
        <Button
          variant="secondary"
          data-action=""
          isPending={pending === "ledger"}
          onClick={() => void onStart("ledger")}
        >
          {t("Check the ledger")}
        </Button>
        <Button
          variant="secondary"
          data-action=""
          isPending={pending === "backup"}
          onClick={() => void onStart("backup")}
        >
          {t("Back up now")}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">
        {t("Clear the cache if you've changed the database manually. The ledger is also checked every night.")}{" "}
        {t("The backup is saved in the “backups” folder of the server's data. The job “back-up” shows the result.")}
      </p>
    </AccountCard>
  );
}
