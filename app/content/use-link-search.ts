import { useCall } from "#app/api-client/call.ts";
import type { LinkSearch } from "#app/ui/parts/link-field.tsx";

/** Searches the targets of a link. */
export function useLinkSearch(): LinkSearch {
  const call = useCall();
  return async (q) => {
    const outcome = await call.get("/admin/links", { query: { q } }, { refusal: "none" });
    return outcome.ok ? outcome.answer.links : [];
  };
}
