import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { CartCoupon } from "#domain/cart/cart/cart.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { SignInForCoupon } from "./sign-in-for-coupon.tsx";

/** The actions on codes. `refused.code`: of an offered coupon; null: the typed code. */
export type CouponActions = {
  pendingCode: string | null;
  refused: { code: string | null; error: string; isForCustomers: boolean } | null;
  /** For guests: some coupons require an account. */
  signInPath: string | null;
  onApply: (code: string, isTyped: boolean) => Promise<boolean>;
  onRemove: (code: string) => void;
};

/** `children`: coupons that are offered, folded with the field. */
type CouponFieldProps = { coupons: readonly CartCoupon[]; actions: CouponActions; children?: ReactNode };

/** A field for a code, and the applied codes with their savings. It can stand inside another form. */
export function CouponField({ coupons, actions, children }: CouponFieldProps) {
  const { t } = usePage();
  const field = useRef<HTMLDivElement>(null);
  const error = actions.refused?.code === null ? actions.refused.error : undefined;

  async function apply(): Promise<void> {
    const input = field.current?.querySelector("input");
    if (!input) return;
    if (await actions.onApply(input.value.trim(), true)) input.value = "";
    else input.focus();
  }

  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  }

  return (
    <div>
      <details>
        <summary className="flex min-h-9 cursor-pointer items-center gap-2 font-medium text-primary-text hover:underline">
          <Icon name="ticket-percent" className="size-5" />
          {t("Add a coupon code")}
        </summary>
        <div ref={field} className="mt-2 flex items-start gap-2">
          <TextField
            label={t("Coupon code")}
            error={error}
            className="min-w-0 flex-1"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            onKeyDown={applyOnEnter}
          />
          <Button
            variant="secondary"
            data-action=""
            className="mt-7"
            isPending={actions.pendingCode === ""}
            onClick={() => void apply()}
          >
            {t("Apply")}
          </Button>
        </div>
        {children}
      </details>
      {actions.signInPath && actions.refused?.code === null && actions.refused.isForCustomers && (
        <SignInForCoupon path={actions.signInPath} />
      )}
      {coupons.length > 0 && (
        <ul aria-label={t("Applied codes")} className="mt-3 flex flex-wrap gap-2">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponChip
                coupon={coupon}
                isPending={actions.pendingCode === coupon.code}
                onRemove={() => actions.onRemove(coupon.code)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type CouponChipProps = { coupon: CartCoupon; isPending: boolean; onRemove: () => void };

function CouponChip({ coupon, isPending, onRemove }: CouponChipProps) {
  const { t } = usePage();
  return (
    <span
      title={coupon.title}
      aria-busy={isPending || undefined}
      className={`inline-flex max-w-full items-center gap-2 rounded-full border border-line-strong bg-sunken ps-3 text-sm ${isPending ? "opacity-50" : ""}`}
    >
      <Icon name="ticket-percent" className="size-4 shrink-0 text-success" />
      <bdi className="truncate font-semibold tracking-wide">{coupon.code}</bdi>
      <bdi dir="ltr" className="figures text-success">
        −{coupon.discount.formatted}
      </bdi>
      <button
        type="button"
        data-action=""
        className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        aria-label={t("Remove code {code}", { code: coupon.code })}
        onClick={onRemove}
      >
        <Icon name="x" className="size-4" />
      </button>
    </span>
  );
}
