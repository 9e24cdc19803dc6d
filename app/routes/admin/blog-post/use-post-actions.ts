import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { SentPost } from "#app/ui/blog-admin/post-editor.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["content"] as const;

/** Actions on a post; the screen is reloaded after each. */
export function usePostActions() {
  const call = useCall();
  return {
    async addImage(image: File): Promise<string | null> {
      const outcome = await call.post("/admin/pictures", { form: { image } }, { isSuccessShown: false });
      return outcome.ok ? outcome.answer.file : null;
    },
    async create(json: SentPost): Promise<{ errors: FieldErrors | null; id: number | null }> {
      const outcome = await call.post("/admin/blog", { json }, { changes: CHANGES });
      return outcome.ok ? { errors: null, id: outcome.answer.id } : { errors: outcome.errors, id: null };
    },
    async change(id: number, json: SentPost): Promise<FieldErrors | null> {
      const param = { id: String(id) };
      return fieldErrorsOf(await call.post("/admin/blog/:id/change", { param, json }, { changes: CHANGES }));
    },
    async remove(id: number): Promise<boolean> {
      const outcome = await call.post("/admin/blog/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
      return outcome.ok;
    },
  };
}
