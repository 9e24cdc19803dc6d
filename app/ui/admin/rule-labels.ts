import type { TargetKind } from "#domain/pricing/rule-target/rule-target.ts";
import type { Translate } from "#shared/translate.ts";

export function targetName(target: TargetKind, t: Translate): string {
  const names: Record<TargetKind, string> = {
    default: t("Everything else"),
    category: t("Category"),
    shop: t("Shop"),
    product: t("Product"),
  };
  return names[target];
}
