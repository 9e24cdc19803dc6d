import type { TargetKind } from "#domain/pricing/rule-target/rule-target.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

export function targetName(target: TargetKind, t: Translate): string {
  switch (target) {
    case "default":
      return t("Everything else");
    case "category":
      return t("Category");
    case "shop":
      return t("Shop");
    case "product":
      return t("Product");
    default:
      return neverHappens(target);
  }
}
