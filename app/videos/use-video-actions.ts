import { useCall } from "../api-client/call.ts";
import { fieldErrorsOf } from "../api-client/field-errors-of.ts";
import { byId, useChanges } from "../api-client/use-changes.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { SentVideo } from "../ui/video-admin/video-editor.tsx";

const CHANGES = ["content"] as const;

/** Actions on a video in a desk; the screen is reloaded after each. */
export function useVideoActions() {
  const call = useCall();
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return {
    async create(json: {
      title: string;
      shop_id?: number;
    }): Promise<{ errors: FieldErrors | null; id: number | null }> {
      const outcome = await call.post("/seller/videos", { json }, { changes: CHANGES, refusal: "none" });
      return { errors: fieldErrorsOf(outcome), id: outcome.ok ? outcome.answer.id : null };
    },
    change: (id: number, json: SentVideo) => postForm("/seller/videos/:id/change", { ...byId(id), json }),
    uploadVideo: (id: number, film: File) => postDialog("/seller/videos/:id/film", { ...byId(id), form: { film } }),
    uploadPoster: (id: number, image: File) =>
      postDialog("/seller/videos/:id/poster", { ...byId(id), form: { image } }),
    uploadCaptions: (id: number, languageCode: string, captions: File | null) =>
      postDialog("/seller/videos/:id/captions", {
        ...byId(id),
        form: { language_code: languageCode, ...(captions ? { captions } : {}) },
      }),
    async remove(id: number): Promise<boolean> {
      return (await call.post("/seller/videos/:id/remove", byId(id), { changes: CHANGES })).ok;
    },
    hide: (id: number, reason: string) => postDialog("/admin/videos/:id/hide", { ...byId(id), json: { reason } }),
    show: (id: number) => post("/admin/videos/:id/show", byId(id)),
  };
}
