import { usePage } from "../parts/page.tsx";
import type { ListActionsProps } from "./card-actions.tsx";

/** On a card's image: adds the product to the comparison, or removes it. */
export function CompareButton({
  name,
  isCompared,
  onCompare,
}: Pick<ListActionsProps, "name" | "isCompared" | "onCompare">) {
  const { t } = usePage();
  return (
    <button
      type="button"
      data-action=""
      aria-pressed={isCompared}
      aria-label={t("Compare: {name}", { name })}
      title={isCompared ? t("Added to compare") : t("Compare")}
      className="card-act icon-scale"
      onClick={onCompare}
    />
  );
}
