import type { VoucherDesign } from "#shared/voucher-design.ts";
import { voucherGreeting } from "#shared/voucher-greeting.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { DESIGN_STYLES } from "./voucher-labels.ts";

/** A voucher's design: its greeting, and its value if known. */
export function VoucherFace({ design, amount = "" }: { design: VoucherDesign; amount?: string }) {
  const { t, shopName } = usePage();
  return (
    <span
      className={`flex aspect-[8/5] w-full flex-col justify-between rounded-card p-3 sm:p-4 ${DESIGN_STYLES[design]}`}
    >
      <span className="flex items-start justify-between gap-2 font-semibold">
        {voucherGreeting(design, t)}
        <Icon name="ticket-percent" className="size-6 shrink-0" />
      </span>
      <span className="flex flex-wrap items-end justify-between gap-x-2">
        <span className="text-sm">{shopName}</span>
        <bdi className="font-heading text-xl font-bold sm:text-2xl">{amount}</bdi>
      </span>
    </span>
  );
}
