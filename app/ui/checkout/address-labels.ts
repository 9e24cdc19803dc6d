import type { PostalCodeKind, StateKind } from "#shared/address-form.ts";
import type { Translate } from "#shared/translate.ts";

/** The local name of the region field, such as state or province. */
export function stateLabel(t: Translate, kind: StateKind): string {
  const names: Record<StateKind, string> = {
    state: t("State"),
    province: t("Province"),
    prefecture: t("Prefecture"),
    emirate: t("Emirate"),
    governorate: t("Governorate"),
    region: t("Region"),
    any: t("State or province"),
  };
  return names[kind];
}

export function postalCodeLabel(t: Translate, kind: PostalCodeKind): string {
  const names: Record<PostalCodeKind, string> = {
    zip: t("ZIP code"),
    postcode: t("Postcode"),
    pin: t("PIN code"),
    postal: t("Postal code"),
  };
  return names[kind];
}
