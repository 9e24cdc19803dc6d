import { type FormEvent, useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import { INVENTORY_FILTERS } from "#shared/inventory-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { choiceFilter, shopFilter, yesOrNo } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { Button } from "../parts/button.tsx";
import { formatNumber, type Page, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import type { InventoryCalls } from "./inventory-calls.ts";
import { inventoryFilterName } from "./inventory-labels.ts";
import { StockName } from "./stock-name.tsx";

type Shown = {
  isShopNamed: boolean;
  isReadOnly: boolean;
  calls: InventoryCalls;
  onAdjust: (row: InventoryRecord) => void;
  onHistory: (row: InventoryRecord) => void;
};

/** The columns of variants with their stock, to adjust. */
export function stockColumns(
  page: Page,
  { isShopNamed, isReadOnly, calls, onAdjust, onHistory }: Shown,
): TableColumn<InventoryRecord>[] {
  const { t } = page;
  const units = (count: number) => <span className="figures">{formatNumber(page, count)}</span>;
  return [
    {
      id: "product",
      label: t("Product"),
      cell: (row) => (
        <div className="flex max-w-80 min-w-48 items-center gap-3 font-normal">
          <Picture file={row.image} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-field max-sm:hidden" />
          <StockName row={row} isShopNamed={isShopNamed} />
        </div>
      ),
    },
    { id: "on_hand", label: t("On hand"), isAtEnd: true, cell: ({ onHand }) => units(onHand) },
    { id: "allocated", label: t("Reserved"), isAtEnd: true, cell: ({ allocated }) => units(allocated) },
    {
      id: "available",
      label: t("Can be sold"),
      isAtEnd: true,
      cell: ({ available }) => <strong>{units(available)}</strong>,
    },
    { id: "state", label: t("Status"), cell: (row) => <StockChip row={row} /> },
    {
      id: "threshold",
      label: t("Low stock from"),
      cell: (row) =>
        isReadOnly ? units(row.threshold) : <ThresholdField key={row.threshold} row={row} calls={calls} />,
    },
    {
      id: "actions",
      label: t("Actions"),
      cell: (row) => (
        <span className="flex flex-wrap gap-2">
          {!isReadOnly && (
            <Button
              variant="secondary"
              size="small"
              data-action=""
              aria-label={t("Adjust {name}", { name: row.sku })}
              onClick={() => onAdjust(row)}
            >
              {t("Adjust")}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            data-action=""
            aria-label={t("History of {name}", { name: row.sku })}
            onClick={() => onHistory(row)}
          >
            {t("History")}
          </Button>
        </span>
      ),
    },
  ];
}

export function stockFilters(t: Translate, shops: readonly { id: number; name: string }[]): TableFilter[] {
  return [
    ...(shops.length > 0 ? [shopFilter(t, shops)] : []),
    choiceFilter(t, "state", t("Status"), INVENTORY_FILTERS.slice(1), inventoryFilterName),
    { name: "available", label: t("Can be sold") },
    { name: "on_hand", label: t("On hand") },
    { name: "active", label: t("Active"), choices: yesOrNo(t) },
    { name: "code", label: t("SKU or barcode") },
  ];
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
      <WholeNumberField
        name="threshold"
        min={0}
        max={100_000}
        label={t("Low stock from")}
        isLabelHidden
        defaultValue={row.threshold}
        error={error ?? undefined}
        className="w-24"
        required
        onBlur={(event) => void save(event.currentTarget)}
      />
    </form>
  );
}
