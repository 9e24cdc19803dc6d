import { type FormEvent, useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Chip } from "../admin/chip.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { MovementsDrawer } from "./movements-drawer.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import { StockName } from "./stock-name.tsx";

type StockRowsProps = {
  stock: readonly InventoryRecord[];
  isShopNamed: boolean;
  isReadOnly: boolean;
  calls: InventoryCalls;
};

/** Variants with their stock, to adjust. */
export function StockRows({ stock, isShopNamed, isReadOnly, calls }: StockRowsProps) {
  const { t } = usePage();
  const [open, setOpen] = useState<{ what: "stock" | "history"; row: InventoryRecord } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul
        aria-label={t("Inventory")}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {stock.map((row) => (
          <StockRow
            key={row.variantId}
            row={row}
            isShopNamed={isShopNamed}
            isReadOnly={isReadOnly}
            calls={calls}
            onAdjust={() => setOpen({ what: "stock", row })}
            onHistory={() => setOpen({ what: "history", row })}
          />
        ))}
      </ul>
      {open?.what === "stock" && <StockDialog row={open.row} calls={calls} onClose={close} />}
      {open?.what === "history" && <MovementsDrawer row={open.row} calls={calls} onClose={close} />}
    </>
  );
}

type StockRowProps = {
  row: InventoryRecord;
  isShopNamed: boolean;
  isReadOnly: boolean;
  calls: InventoryCalls;
  onAdjust: () => void;
  onHistory: () => void;
};

function StockRow({ row, isShopNamed, isReadOnly, calls, onAdjust, onHistory }: StockRowProps) {
  const page = usePage();
  const { t } = page;
  const figures = [
    [t("On hand"), row.onHand],
    [t("Reserved"), row.allocated],
    [t("Can be sold"), row.available],
  ] as const;
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Picture file={row.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
        <StockName row={row} isShopNamed={isShopNamed} />
      </div>
      <dl className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        {figures.map(([name, units]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="figures text-base font-semibold">{formatNumber(page, units)}</dd>
          </div>
        ))}
        <div>
          <dt className="sr-only">{t("State")}</dt>
          <dd>
            <StockChip row={row} />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end gap-2">
        {!isReadOnly && (
          <>
            <ThresholdField key={row.threshold} row={row} calls={calls} />
            <Button
              look="secondary"
              size="small"
              data-action=""
              aria-label={t("Adjust {name}", { name: row.sku })}
              onClick={onAdjust}
            >
              {t("Adjust")}
            </Button>
          </>
        )}
        <Button look="quiet" size="small" aria-label={t("History of {name}", { name: row.sku })} onClick={onHistory}>
          {t("History")}
        </Button>
      </div>
    </li>
  );
}

function StockChip({ row }: { row: InventoryRecord }) {
  const { t } = usePage();
  if (!row.isActive) return <Chip tone="calm">{t("Not active")}</Chip>;
  if (row.available <= 0) return <Chip tone="bad">{t("Sold out")}</Chip>;
  return row.available <= row.threshold ? <Chip tone="open">{t("Low in stock")}</Chip> : null;
}

/** Saved by Enter or on leaving the field; it counts for all variants of the product. */
function ThresholdField({ row, calls }: { row: InventoryRecord; calls: InventoryCalls }) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);

  async function save(input: HTMLInputElement): Promise<void> {
    if (input.value === String(row.threshold)) return;
    if (!input.validity.valid || input.value === "") return setError(t("This value isn't valid."));
    setError(await calls.setThreshold(row.productId, input.valueAsNumber));
  }

  return (
    <form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const input = event.currentTarget.elements.namedItem("threshold");
        if (input instanceof HTMLInputElement) void save(input);
      }}
    >
      <TextField
        name="threshold"
        type="number"
        min={0}
        max={100_000}
        step={1}
        inputMode="numeric"
        label={t("Low stock from")}
        defaultValue={row.threshold}
        error={error ?? undefined}
        className="w-28"
        required
        onBlur={(event) => void save(event.currentTarget)}
      />
    </form>
  );
}
