import { href } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";

const CHANGES = ["account"] as const;

/** The operator's actions on a shop. */
export function useShopActions(shopId: number) {
  const call = useCall();
  const { appPath } = usePage();
  const param = { id: String(shopId) };
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async reopen(): Promise<void> {
      await call.post("/admin/shops/:id/reopen", { param }, { changes: CHANGES });
    },
    async change(action: "suspend" | "close", reason: string): Promise<string | null> {
      const sent = { param, json: { reason } };
      const outcome =
        action === "suspend"
          ? await call.post("/admin/shops/:id/suspend", sent, quietly)
          : await call.post("/admin/shops/:id/close", sent, quietly);
      return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
    },
    async requireApproval(isRequired: boolean): Promise<void> {
      const json = { is_required: isRequired };
      await call.post("/admin/shops/:id/product-approval", { param, json }, { changes: CHANGES });
    },
    /** Another document: every screen of the desk shows the shop from then on. */
    async look(): Promise<void> {
      const outcome = await call.post("/admin/shops/:id/look", { param });
      if (outcome.ok) location.assign(`${appPath}${href("/seller").slice(1)}`);
    },
  };
}
