import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { SentCampaign } from "../ui/sale/campaign-form.tsx";
import type { TypedJoin } from "../ui/sale/campaign-join-dialog.tsx";
import type { Caps } from "../ui/sale/cap-fields.tsx";

const CHANGES = ["sales"] as const;

/** What the operator does with campaigns. */
export function useCampaigns() {
  const call = useCall();
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return {
    /** The new id, or what is wrong. */
    async create(json: SentCampaign): Promise<number | FieldErrors> {
      const outcome = await call.post("/admin/campaigns", { json }, { changes: CHANGES, refusal: "none" });
      return outcome.ok ? outcome.answer.id : (fieldErrorsOf(outcome) ?? {});
    },
    change: (id: number, json: SentCampaign) => postForm("/admin/campaigns/:id/change", { ...byId(id), json }),
    end: (id: number) => post("/admin/campaigns/:id/end", byId(id)),
    async remove(id: number): Promise<boolean> {
      return (await call.post("/admin/campaigns/:id/remove", byId(id), { changes: CHANGES })).ok;
    },
    add: (id: number, json: TypedJoin & Caps) => postForm("/admin/campaigns/:id/products", { ...byId(id), json }),
    /** The names of products that could not be accepted. */
    async accept(ids: number[]): Promise<string[]> {
      const outcome = await call.post("/admin/campaign-products/accept", { json: { ids } }, { changes: CHANGES });
      return outcome.ok ? outcome.answer.left : [];
    },
    reject: (ids: number[], reason: string) => postDialog("/admin/campaign-products/reject", { json: { ids, reason } }),
    setCaps: (id: number, json: Caps) => postForm("/admin/campaign-products/:id/caps", { ...byId(id), json }),
    async addPicture(image: File): Promise<string | null> {
      const outcome = await call.post("/admin/campaign-pictures", { form: { image } }, { isSuccessShown: false });
      return outcome.ok ? outcome.answer.file : null;
    },
  };
}

/** What a shop does with campaigns. */
export function useShopCampaigns() {
  const { post, postForm } = useChanges(CHANGES);
  return {
    join: (id: number, json: TypedJoin) => postForm("/seller/campaigns/:id/join", { ...byId(id), json }),
    leave: (id: number) => post("/seller/campaign-products/:id/leave", byId(id)),
  };
}
