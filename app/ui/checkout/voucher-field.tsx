import { type KeyboardEvent, useRef } from "react";
import type { VoucherChoice } from "#domain/accounts/voucher/voucher.ts";
import type { ShownMoney } from "#shared/money.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The actions on a voucher code; `given`: the code in use, with its value. */
export type VoucherActions = {
  applied: (VoucherChoice & { code: string }) | null;
  isPending: boolean;
  error: string | null;
  onApply: (code: string) => Promise<boolean>;
  onRemove: () => void;
};

/** A field for a voucher code, and the amount that the entered one pays. It can stand inside another form. */
export function VoucherField({ actions, total }: { actions: VoucherActions; total: ShownMoney }) {
  const { t } = usePage();
  const field = useRef<HTMLDivElement>(null);

  async function apply(): Promise<void> {
    const input = field.current?.querySelector("input");
    if (input && !(await actions.onApply(input.value.trim()))) input.focus();
  }

  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  }

  if (actions.applied) return <AppliedVoucher applied={actions.applied} total={total} onRemove={actions.onRemove} />;
  return (
    <div ref={field} className="flex flex-wrap items-start gap-x-2">
      <TextField
        name="voucher"
        label={t("Gift voucher code")}
        error={actions.error ?? undefined}
        className="max-w-96 min-w-48 flex-1"
        dir="ltr"
        required={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        onKeyDown={applyOnEnter}
      />
      <Button
        variant="secondary"
        data-action=""
        className="mt-2 sm:mt-6"
        isPending={actions.isPending}
        onClick={() => void apply()}
      >
        {t("Apply voucher")}
      </Button>
    </div>
  );
}

type AppliedVoucherProps = { applied: NonNullable<VoucherActions["applied"]>; total: ShownMoney; onRemove: () => void };

function AppliedVoucher({ applied: { code, worth, lastFour }, total, onRemove }: AppliedVoucherProps) {
  const { t } = usePage();
  const isEnough = worth.amount >= total.amount;
  return (
    <div className="flex items-center gap-3 rounded-field border border-primary bg-primary-soft p-4">
      <input type="hidden" name="voucher_code" value={code} />
      {isEnough && <input type="hidden" name="payment_type" value="voucher" />}
      <Icon name="ticket-percent" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1" role="status">
        <span className="block font-medium">
          {isEnough
            ? t("Your voucher covers the full {amount}", { amount: total.formatted })
            : t("Your voucher covers {amount}", { amount: worth.formatted })}
        </span>
        <span className="block text-sm">
          <bdi dir="ltr">{`···· ${lastFour}`}</bdi>
          {!isEnough && <> · {t("Choose how to pay the rest.")}</>}
        </span>
      </p>
      <button
        type="button"
        data-action=""
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
        aria-label={t("Remove voucher")}
        onClick={onRemove}
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  );
}
