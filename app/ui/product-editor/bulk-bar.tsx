import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type BulkBarProps = {
  count: number;
  actions: readonly { label: string; run: () => Promise<void> }[];
  isPending: boolean;
};

/** What can be done with the selected rows of a list. */
export function BulkBar({ count, actions, isPending }: BulkBarProps) {
  const { t } = usePage();
  return (
    <div
      role="toolbar"
      aria-label={t("Actions for the selection")}
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 shadow-soft"
    >
      <p role="status" className="me-auto ps-1 text-sm font-medium">
        {t("{count} products selected", { count })}
      </p>
      {actions.map(({ label, run }) => (
        <Button key={label} look="secondary" size="small" isPending={isPending} onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </div>
  );
}
