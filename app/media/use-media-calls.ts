import type { MediaTexts } from "../ui/media/media-dialog.tsx";
import type { FoundMedia } from "../ui/media/media-picker.tsx";
import { useCall } from "../api-client/call.ts";
import { byId, deskOf, useChanges } from "../api-client/use-changes.ts";

const CHANGES = ["content"] as const;

/** The uploaded pictures of a shop, or of all for the operator. */
export function useMediaCalls(side: "shop" | "operator") {
  const call = useCall();
  const { postForm } = useChanges(CHANGES);
  const desk = deskOf(side);
  return {
    /** Null if they could not be read. */
    async find(search: string, page: number): Promise<FoundMedia | null> {
      const query = { q: search, page: String(page), per_page: "24" };
      const outcome = await call.get(`/${desk}/media`, { query });
      if (!outcome.ok) return null;
      const { data, next_page_url: next } = outcome.answer.media;
      return { items: data.map(({ id, file, name, alt }) => ({ id, file, name, alt })), hasMore: next !== null };
    },
    change: (id: number, json: MediaTexts) => postForm(`/${desk}/media/:id/change`, { ...byId(id), json }),
  };
}
