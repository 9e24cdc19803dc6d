import { useCall } from "#app/api-client/call.ts";

/** Deletes a saved card; the screen is reloaded. */
export function useRemoveCard(): (id: number) => Promise<void> {
  const call = useCall();
  return async (id) => {
    await call.post("/user/cards/:id/remove", { param: { id: String(id) } }, { changes: ["wallet"] });
  };
}
