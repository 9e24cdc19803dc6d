import type { ParcelState } from "#domain/fulfilment/parcel/parcel.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export function parcelStateName(state: ParcelState, t: Translate): string {
  switch (state) {
    case "packed":
      return t("Packed");
    case "handed_over":
      return t("On its way");
    case "delivered":
      return t("Delivered");
    case "lost":
      return t("Lost in transit");
    case "returned":
      return t("Returned to the shop");
    default:
      return neverHappens(state);
  }
}
