import { type FormEvent, useRef, useState } from "react";
import type { InventoryRecord } from "#domain/fulfilment/inventory/inventory.ts";
import { MAX_COUNTED_VARIANTS } from "#shared/inventory-choices.ts";
import { textOf } from "../form/read-form.ts";
import { WholeNumberField } from "../form/usual-fields.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import type { InventoryCalls, StockFailure } from "./inventory-calls.ts";
import { StockName } from "./stock-name.tsx";

const MAX_UNITS = 1_000_000;

/** `row`: with the stock on hand when it was first counted; the difference to it is booked. */
type Counted = { row: InventoryRecord; units: number };

type StockCountProps = { isShopNamed: boolean; calls: InventoryCalls; onDone: () => void };

/** Counts shelves: each scanned or typed code counts one unit, and a number can be typed over. */
export function StockCount({ isShopNamed, calls, onDone }: StockCountProps) {
  const { t } = usePage();
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const [note, setNote] = useState<{ code: string; isFound: boolean } | null>(null);
  const [refused, setRefused] = useState<StockFailure | null>(null);
  const [isPending, setPending] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const changes = counted.flatMap(({ row, units }) =>
    units === row.onHand ? [] : [{ variantId: row.variantId, change: units - row.onHand }],
  );

  async function count(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = code.current?.value.trim() ?? "";
    if (typed === "") return;
    // A scanner sends the next code before the answer to this one.
    if (code.current) code.current.value = "";
    const found = (await calls.findByCode(typed))[0];
    setNote({ code: typed, isFound: found !== undefined });
    if (found) setCounted((known) => countOne(known, found));
  }

  async function book(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = textOf(new FormData(event.currentTarget), "reason").trim();
    if (changes.length === 0) return onDone();
    setPending(true);
    const wrong = await calls.book(changes, reason === "" ? t("Stock count") : reason);
    setPending(false);
    setRefused(wrong);
    if (wrong === null) onDone();
  }

  const errorOf = (variantId: number) => refused?.rows.get(changes.findIndex((each) => each.variantId === variantId));
  const change = (variantId: number, units: number | null) => {
    setRefused(null);
    setCounted((known) =>
      known.flatMap((each) => (each.row.variantId !== variantId ? each : units === null ? [] : { ...each, units })),
    );
  };

  return (
    <section aria-label={t("Stock count")} className="grid gap-5">
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 rounded-card border border-line bg-surface p-4"
        onSubmit={(event) => void count(event)}
      >
        <label className="block min-w-0 text-sm font-medium">
          <span className="mb-1 block">{t("Barcode or SKU")}</span>
          <input
            ref={code}
            autoComplete="off"
            maxLength={64}
            className="h-11 w-full rounded-field border border-line-strong bg-surface px-3 hover:border-ink"
          />
        </label>
        <Button type="submit">{t("Count")}</Button>
        <p className="col-span-2 text-sm text-muted">
          {t("Scan or type a code and press Enter: each time counts one unit. You can also type the number.")}
        </p>
        <p role="status" className={`col-span-2 text-sm ${note && !note.isFound ? "text-danger" : "text-success"}`}>
          {note &&
            (note.isFound
              ? t("{name} counted", { name: note.code })
              : t("Nothing matches the code {code}.", { code: note.code }))}
        </p>
      </form>
      <form className="grid gap-5" onSubmit={(event) => void book(event)}>
        {counted.length > 0 && (
          <ul
            aria-label={t("Counted")}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
          >
            {counted.map((each) => (
              <CountedRow
                key={each.row.variantId}
                counted={each}
                isShopNamed={isShopNamed}
                error={errorOf(each.row.variantId)}
                onChange={(units) => change(each.row.variantId, units)}
              />
            ))}
          </ul>
        )}
        {refused?.form && (
          <p role="alert" className="text-danger">
            {refused.form}
          </p>
        )}
        <TextField
          name="reason"
          label={t("Reason for the stock change")}
          maxLength={200}
          placeholder={t("Stock count")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onDone}>
            {t("Back")}
          </Button>
          <Button type="submit" isPending={isPending} disabled={counted.length === 0}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The latest code comes first. */
function countOne(known: readonly Counted[], row: InventoryRecord): readonly Counted[] {
  const there = known.find((each) => each.row.variantId === row.variantId);
  if (!there && known.length === MAX_COUNTED_VARIANTS) return known;
  const others = known.filter((each) => each !== there);
  return [there ? { ...there, units: there.units + 1 } : { row, units: 1 }, ...others];
}

type CountedRowProps = {
  counted: Counted;
  isShopNamed: boolean;
  error: string | undefined;
  /** Null: it is not counted after all. */
  onChange: (units: number | null) => void;
};

function CountedRow({ counted: { row, units }, isShopNamed, error, onChange }: CountedRowProps) {
  const page = usePage();
  const { t } = page;
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <StockName row={row} isShopNamed={isShopNamed} />
      <div className="flex flex-wrap items-end gap-4">
        <dl className="flex gap-x-6 text-sm">
          <div>
            <dt className="text-muted">{t("On hand")}</dt>
            <dd className="figures text-base font-semibold">{formatNumber(page, row.onHand)}</dd>
          </div>
          <div>
            <dt className="text-muted">{t("Difference")}</dt>
            <dd className="figures text-base font-semibold">
              <bdi>{formatNumber(page, units - row.onHand, { signDisplay: "exceptZero" })}</bdi>
            </dd>
          </div>
        </dl>
        <WholeNumberField
          min={0}
          max={MAX_UNITS}
          label={t("Counted")}
          value={units}
          error={error}
          required
          className="w-28"
          onChange={({ currentTarget: { value } }) =>
            onChange(Math.min(MAX_UNITS, Math.max(0, Math.trunc(Number(value)))))
          }
        />
        <IconButton label={t("Remove {name}", { name: row.sku })} onClick={() => onChange(null)}>
          <Icon name="x" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
