import { STATUS_ACTIONS, type StatusAction } from "#shared/product-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { usePage } from "../ui/parts/page.tsx";
import type { BulkAction } from "../ui/product-editor/product-list.tsx";
import { useProductCalls } from "./use-product-calls.ts";

/** Publish, unpublish and archive, for the selected products of a list. */
export function useStatusActions(owner: "shop" | "operator"): BulkAction[] {
  const { t } = usePage();
  const calls = useProductCalls(owner);
  return STATUS_ACTIONS.map((action) => ({
    label: nameOf(action, t),
    run: async (ids) => (await calls.setStatus(ids, action)) === null,
  }));
}

function nameOf(action: StatusAction, t: Translate): string {
  switch (action) {
    case "publish":
      return t("Publish");
    case "unpublish":
      return t("Unpublish");
    case "archive":
      return t("Archive");
    default:
      return neverHappens(action);
  }
}
