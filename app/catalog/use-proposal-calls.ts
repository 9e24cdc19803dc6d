import { useCall } from "../api-client/call.ts";

const CHANGES = { changes: ["products"] } as const;
const QUIET = { changes: ["products"], refusal: "none" } as const;

/** What the operator decides about a proposed brand. Dialogs get what was wrong, or null on success. */
export function useProposalCalls() {
  const call = useCall();
  const param = (id: number) => ({ id: String(id) });
  return {
    async accept(id: number): Promise<void> {
      await call.post("/admin/brand-proposals/:id/accept", { param: param(id) }, CHANGES);
    },
    async merge(id: number, intoId: number): Promise<string | null> {
      const input = { param: param(id), json: { into_id: intoId } };
      const outcome = await call.post("/admin/brand-proposals/:id/merge", input, QUIET);
      return outcome.ok ? null : outcome.error;
    },
    async refuse(id: number, reason: string): Promise<string | null> {
      const input = { param: param(id), json: { reason } };
      const outcome = await call.post("/admin/brand-proposals/:id/refuse", input, QUIET);
      return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
    },
  };
}
