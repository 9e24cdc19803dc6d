import type { Grant } from "#domain/platform/staff/staff.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

type Given = { email: string; permissions: Grant[] };

/** Actions on staff; the list is reloaded after each. */
export function useStaffActions() {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async add(json: Given): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/staff", { json }, quietly), "email");
    },
    async change(id: number, { permissions }: Given): Promise<FieldErrors | null> {
      const json = { permissions };
      const outcome = await call.post("/admin/staff/:id/permissions", { param: { id: String(id) }, json }, quietly);
      return fieldErrorsOf(outcome, "permissions");
    },
    async remove(id: number): Promise<void> {
      await call.post("/admin/staff/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async withdraw(id: number): Promise<void> {
      await call.post("/admin/staff-invitations/:id/withdraw", { param: { id: String(id) } }, { changes: CHANGES });
    },
  };
}
