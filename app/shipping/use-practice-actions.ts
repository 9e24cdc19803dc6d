import type { RateTableReport } from "#domain/checkout/shipping/import-rate-table.ts";
import { fromWire } from "#shared/wire.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";
import type { PracticeActions } from "../ui/shipping/practice-editor.tsx";

const CHANGES = ["account"] as const;

/** Handling, packages, carriers and rate tables of a shop, or the common ones. */
export function usePracticeActions(side: "seller" | "admin"): PracticeActions {
  const call = useCall();
  const { post, postForm } = useChanges(CHANGES);
  return {
    storePractice: (json) => postForm(`/${side}/shipping/practice`, { json }),
    storePackage: (json) => postForm(`/${side}/shipping/packages`, { json }),
    storeCarrier: (json) => postForm(`/${side}/shipping/carriers`, { json }),
    removePackage: (id) => post(`/${side}/shipping/packages/:id/delete`, byId(id)),
    removeCarrier: (id) => post(`/${side}/shipping/carriers/:id/delete`, byId(id)),
    async importTable(json) {
      const options = { changes: CHANGES, refusal: "none" } as const;
      const outcome = await call.post(`/${side}/shipping/import`, { json }, options);
      return outcome.ok ? fromWire<RateTableReport>(outcome.answer) : messageOf(outcome);
    },
  };
}
