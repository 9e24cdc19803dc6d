import type { CampaignForm } from "#domain/pricing/campaign-admin/campaign-admin.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { SentCampaign } from "../ui/sale/campaign-form.tsx";
import type { TypedJoin } from "../ui/sale/campaign-join-dialog.tsx";
import type { Caps } from "../ui/sale/cap-fields.tsx";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";

const CHANGES = { changes: ["sales"] } as const;
const SHOWN_BY_FORM = { ...CHANGES, refusal: "none" } as const;

/** The operator's campaign actions. */
export function useCampaigns() {
  const call = useCall();
  return {
    /** The new id, or the errors. */
    async create(json: SentCampaign): Promise<number | FieldErrors> {
      const outcome = await call.post("/admin/campaigns", { json }, SHOWN_BY_FORM);
      return outcome.ok ? outcome.answer.id : (fieldErrorsOf(outcome) ?? {});
    },
    async change({ id, version }: CampaignForm, sent: SentCampaign): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json: { ...sent, version } };
      return fieldErrorsOf(
        await call.post("/admin/campaigns/:id/change", input, { ...SHOWN_BY_FORM, keepsScreen: true }),
      );
    },
    async end(id: number): Promise<void> {
      await call.post("/admin/campaigns/:id/end", { param: { id: String(id) } }, CHANGES);
    },
    async remove(id: number): Promise<boolean> {
      return (await call.post("/admin/campaigns/:id/remove", { param: { id: String(id) } }, CHANGES)).ok;
    },
    async add(id: number, json: TypedJoin & Caps): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json };
      return fieldErrorsOf(await call.post("/admin/campaigns/:id/products", input, SHOWN_BY_FORM));
    },
    /** The names of products that could not be accepted. */
    async accept(ids: number[]): Promise<string[]> {
      const outcome = await call.post("/admin/campaign-products/accept", { json: { ids } }, CHANGES);
      return outcome.ok ? outcome.answer.left : [];
    },
    async reject(ids: number[], reason: string): Promise<string | null> {
      const outcome = await call.post("/admin/campaign-products/reject", { json: { ids, reason } }, SHOWN_BY_FORM);
      return outcome.ok ? null : messageOf(outcome);
    },
    async setCaps(id: number, json: Caps): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json };
      return fieldErrorsOf(await call.post("/admin/campaign-products/:id/caps", input, SHOWN_BY_FORM));
    },
    async addImage(image: File): Promise<string | null> {
      const outcome = await call.post("/admin/campaign-pictures", { form: { image } }, { isSuccessShown: false });
      return outcome.ok ? outcome.answer.file : null;
    },
  };
}

/** A shop's campaign actions. */
export function useShopCampaigns() {
  const call = useCall();
  return {
    async join(id: number, json: TypedJoin): Promise<FieldErrors | null> {
      return fieldErrorsOf(
        await call.post("/seller/campaigns/:id/join", { param: { id: String(id) }, json }, SHOWN_BY_FORM),
      );
    },
    async leave(id: number): Promise<void> {
      await call.post("/seller/campaign-products/:id/leave", { param: { id: String(id) } }, CHANGES);
    },
  };
}
