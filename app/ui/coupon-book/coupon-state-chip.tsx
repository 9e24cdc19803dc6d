import type { CouponState } from "#shared/coupon-choices.ts";
import { Chip } from "../admin/chip.tsx";
import { usePage } from "../parts/page.tsx";
import { couponStateName } from "./admin-coupons-labels.ts";

const TONES = { running: "good", upcoming: "open", used_up: "calm", ended: "calm", stopped: "bad" } as const;

export function CouponStateChip({ state }: { state: CouponState }) {
  const { t } = usePage();
  return <Chip tone={TONES[state]}>{couponStateName(state, t)}</Chip>;
}
