import type { MediaRecord } from "#domain/platform/media/media.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { MediaTexts } from "../ui/media/media-dialog.tsx";
import type { FoundMedia } from "../ui/media/media-picker.tsx";
import { messageOf, useCall } from "../api-client/call.ts";

const CHANGES = { changes: ["content"], refusal: "none" } as const;

/** The uploaded images of a shop, or of all for the operator. */
export function useMediaCalls(side: "shop" | "operator") {
  const call = useCall();
  return {
    /** Null if they could not be read. */
    async find(search: string, page: number): Promise<FoundMedia | null> {
      const query = { q: search, page: String(page), per_page: "24" };
      const outcome =
        side === "shop" ? await call.get("/seller/media", { query }) : await call.get("/admin/media", { query });
      if (!outcome.ok) return null;
      const { data, next_page_url: next } = outcome.answer.media;
      return { items: data.map(({ id, file, name, alt }) => ({ id, file, name, alt })), hasMore: next !== null };
    },
    async upload(image: File): Promise<{ file: string } | { error: string }> {
      const options = { isSuccessShown: false, refusal: "none", changes: ["content"] } as const;
      const outcome =
        side === "shop"
          ? await call.post("/seller/product-pictures", { form: { file: image } as never }, options)
          : await call.post("/admin/pictures", { form: { image } }, options);
      return outcome.ok ? { file: outcome.answer.file } : { error: messageOf(outcome) };
    },
    /** Returns the errors by field; null on success. */
    async change({ id, version }: MediaRecord, typed: MediaTexts): Promise<FieldErrors | null> {
      const input = { param: { id: String(id) }, json: { ...typed, version } };
      const outcome =
        side === "shop"
          ? await call.post("/seller/media/:id/change", input, CHANGES)
          : await call.post("/admin/media/:id/change", input, CHANGES);
      if (outcome.ok) return null;
      return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
    },
  };
}
