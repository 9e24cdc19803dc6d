import { useState } from "react";
import type { AddressUse } from "#domain/customers/address/address.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { SentBookAddress } from "#app/ui/account/address-dialogs.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** Actions of the address book; the screen is reloaded after each. */
export function useAddressActions() {
  const call = useCall();
  const [pending, setPending] = useState<{ id: number; use: AddressUse } | null>(null);
  return {
    pending,
    async save(json: SentBookAddress): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/store/user-address", { json }, { changes: CHANGES, refusal: "none" }));
    },
    async remove(id: number): Promise<void> {
      await call.post("/delete/user-address/:id", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async prefer(id: number, use: AddressUse): Promise<void> {
      setPending({ id, use });
      const param = { type: use, id: String(id) };
      await call.post("/default/user-address/:type/:id", { param }, { changes: CHANGES });
      setPending(null);
    },
  };
}
