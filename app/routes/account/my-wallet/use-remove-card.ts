import { useCall } from "#app/api-client/call.ts";

/** Takes a saved card away; the screen is read again. */
export function useRemoveCard(): (id: number) => Promise<void> {
  const call = useCall();
  return async (id) => {
    await call.post("/user/cards/:id/remove", { param: { id: String(id) } }, { changes: ["wallet"] });
  };
}
