import type { PageDifference } from "#domain/platform/page-admin/page-admin.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import type { SentPage } from "#app/ui/page-admin/page-editor.tsx";

const CHANGES = ["content"] as const;

/** Actions on a page; the screen is reloaded after each. */
export function usePageActions() {
  const call = useCall();
  return {
    async create(json: SentPage): Promise<{ errors: FieldErrors | null; id: number | null }> {
      const outcome = await call.post("/admin/pages", { json }, { changes: CHANGES });
      return outcome.ok ? { errors: null, id: outcome.answer.id } : { errors: outcome.errors, id: null };
    },
    async change(id: number, json: SentPage): Promise<FieldErrors | null> {
      const param = { id: String(id) };
      const outcome = await call.post(
        "/admin/pages/:id/change",
        { param, json },
        { changes: CHANGES, keepsScreen: true },
      );
      if (outcome.ok) return null;
      return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
    },
    async remove(id: number): Promise<boolean> {
      const outcome = await call.post("/admin/pages/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
      return outcome.ok;
    },
    /** What has changed since a version; null if it could not be read. */
    async compare(id: number): Promise<PageDifference[] | null> {
      const outcome = await call.get("/admin/page-versions/:id", { param: { id: String(id) } });
      return outcome.ok ? fromWire<PageDifference[]>(outcome.answer.differences) : null;
    },
    async restore(id: number): Promise<void> {
      const param = { id: String(id) };
      await call.post("/admin/page-versions/:id/restore", { param }, { changes: CHANGES });
    },
  };
}
