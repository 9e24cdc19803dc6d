import type { PostalCodeKind, StateKind } from "#shared/address-form.ts";
import type { Translate } from "#shared/translate.ts";

/** The local name of the region field, such as state or province. */
export function stateLabel(t: Translate, kind: StateKind): string {
  switch (kind) {
    case "state":
      return t("State");
    case "province":
      return t("Province");
    case "prefecture":
      return t("Prefecture");
    case "emirate":
      return t("Emirate");
    case "governorate":
      return t("Governorate");
    case "region":
      return t("Region");
    case "any":
      return t("State or province");
  }
}

export function postalCodeLabel(t: Translate, kind: PostalCodeKind): string {
  switch (kind) {
    case "zip":
      return t("ZIP code");
    case "postcode":
      return t("Postcode");
    case "pin":
      return t("PIN code");
    case "postal":
      return t("Postal code");
  }
}
