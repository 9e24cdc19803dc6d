import { type ComponentProps, useState } from "react";
import type { ReturnAction } from "#domain/orders/return/return.ts";
import { OwnerReturn } from "../ui/return/owner-return.tsx";
import { ReturnDialog } from "../ui/return/return-dialogs.tsx";
import { useReturnActions } from "./use-return-actions.ts";

type ReturnWorkspaceProps = { side: "shop" | "operator" } & Omit<
  ComponentProps<typeof OwnerReturn>,
  "isShopNamed" | "onAction"
> &
  Pick<ComponentProps<typeof ReturnDialog>, "address" | "choice">;

/** A return with the actions of its shop, or of the operator. */
export function ReturnWorkspace({ side, view, address, choice, ...shown }: ReturnWorkspaceProps) {
  const actions = useReturnActions(side, view.id);
  const [action, setAction] = useState<Exclude<ReturnAction, "withdraw"> | null>(null);
  return (
    <>
      <OwnerReturn view={view} isShopNamed={side === "operator"} {...shown} onAction={setAction} />
      {action && <ReturnDialog {...{ action, view, address, choice, actions }} onClose={() => setAction(null)} />}
    </>
  );
}
