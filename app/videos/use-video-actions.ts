import { useCall } from "../api-client/call.ts";
import type { FieldErrors } from "../ui/form/read-form.ts";
import type { SentVideo } from "../ui/video-admin/video-editor.tsx";

const OPTIONS = { changes: ["content"], refusal: "none" } as const;

/** Actions on a video in a desk; the screen is reloaded after each. */
export function useVideoActions() {
  const call = useCall();
  return {
    async create(json: {
      title: string;
      shop_id?: number;
    }): Promise<{ errors: FieldErrors | null; id: number | null }> {
      const outcome = await call.post("/seller/videos", { json }, OPTIONS);
      return outcome.ok ? { errors: null, id: outcome.answer.id } : { errors: errorsOf(outcome), id: null };
    },
    async change(id: number, json: SentVideo): Promise<FieldErrors | null> {
      const outcome = await call.post("/seller/videos/:id/change", { param: { id: String(id) }, json }, OPTIONS);
      return outcome.ok ? null : errorsOf(outcome);
    },
    async uploadFilm(id: number, film: File): Promise<string | null> {
      const outcome = await call.post(
        "/seller/videos/:id/film",
        { param: { id: String(id) }, form: { film } },
        OPTIONS,
      );
      return outcome.ok ? null : outcome.error;
    },
    async uploadPoster(id: number, image: File): Promise<string | null> {
      const input = { param: { id: String(id) }, form: { image } };
      const outcome = await call.post("/seller/videos/:id/poster", input, OPTIONS);
      return outcome.ok ? null : outcome.error;
    },
    async uploadCaptions(id: number, languageCode: string, captions: File | null): Promise<string | null> {
      const form = { language_code: languageCode, ...(captions ? { captions } : {}) };
      const outcome = await call.post("/seller/videos/:id/captions", { param: { id: String(id) }, form }, OPTIONS);
      return outcome.ok ? null : outcome.error;
    },
    async remove(id: number): Promise<boolean> {
      const outcome = await call.post(
        "/seller/videos/:id/remove",
        { param: { id: String(id) } },
        { changes: ["content"] },
      );
      return outcome.ok;
    },
    async hide(id: number, reason: string): Promise<string | null> {
      const input = { param: { id: String(id) }, json: { reason } };
      const outcome = await call.post("/admin/videos/:id/hide", input, OPTIONS);
      return outcome.ok ? null : (outcome.errors.reason ?? outcome.error);
    },
    async show(id: number): Promise<void> {
      await call.post("/admin/videos/:id/show", { param: { id: String(id) } }, { changes: ["content"] });
    },
  };
}

function errorsOf({ errors, error }: { errors: FieldErrors; error: string }): FieldErrors {
  return Object.keys(errors).length > 0 ? errors : { form: error };
}
