import { useState } from "react";
import { Button } from "../../parts/button.tsx";
import { formatNumber, usePage } from "../../parts/page.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { TableAction, TableSelection } from "./table-column.ts";
import type { BulkCall } from "./use-bulk-action.ts";

type BulkBarProps = {
  /** Selected rows; if `isAll`, every row that matches. */
  ids: number[];
  isAll: boolean;
  total: { count: number; isCapped: boolean };
  /** The query string that all rows match. */
  filter: string;
  actions: readonly TableAction[];
  call: BulkCall;
  onSelectAll: () => void;
  onClear: () => void;
};

/** What can be done with the selected rows. */
export function BulkBar({ ids, isAll, total, filter, actions, call, onSelectAll, onClear }: BulkBarProps) {
  const page = usePage();
  const { t } = page;
  const [confirming, setConfirming] = useState<TableAction | null>(null);
  const number = formatNumber(page, total.count) + (total.isCapped ? "+" : "");
  const selection: TableSelection = isAll ? { filter } : { ids };
  return (
    <div
      role="region"
      aria-label={t("Selected rows")}
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-3 shadow-lifted"
    >
      <p role="status" className="figures me-2 text-sm font-semibold">
        {isAll
          ? t("All {number} selected", { number })
          : t("{number} selected", { number: formatNumber(page, ids.length) })}
      </p>
      {!isAll && total.count > ids.length && (
        <Button variant="quiet" size="small" onClick={onSelectAll}>
          {t("Select all {number} that match", { number })}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t("Clear selection")}
      </Button>
      <span className="ms-auto flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action.name}
            variant={action.variant ?? "secondary"}
            size="small"
            onClick={() => setConfirming(action)}
          >
            {action.label}
          </Button>
        ))}
      </span>
      {confirming && (
        <BulkDialog
          key={confirming.name}
          action={confirming}
          selection={selection}
          call={call}
          onDone={onClear}
          onClose={() => setConfirming(null)}
        />
      )}
    </div>
  );
}
