import type { ParcelState } from "#domain/fulfilment/parcel/parcel.ts";
import type { Translate } from "#shared/translate.ts";

export function parcelStateName(state: ParcelState, t: Translate): string {
  const names: Record<ParcelState, string> = {
    packed: t("Packed"),
    handed_over: t("On its way"),
    delivered: t("Delivered"),
    lost: t("Lost in transit"),
    returned: t("Returned to the shop"),
  };
  return names[state];
}
