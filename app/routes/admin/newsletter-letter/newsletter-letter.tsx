import { data, href, useNavigate } from "react-router";
import type { Route } from "./+types/newsletter-letter";
import { idParameter } from "#domain/id.input.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { getLetter } from "#domain/platform/newsletter-admin/find-subscribers.ts";
import type { Context } from "#domain/context.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { LateRichText } from "#app/content/late-rich-text.tsx";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { LetterEditor, type SentLetter } from "#app/ui/newsletter-admin/letter-editor.tsx";
import { LetterSending } from "#app/ui/newsletter-admin/letter-sending.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "newsletter.manage");
  const [found, languages, own] = await Promise.all([
    params.id === "new" ? null : findLetter(ctx, params.id),
    findLanguages(ctx),
    getCustomer(ctx),
  ]);
  return {
    permissions: ctx.visitor.permissions,
    found,
    email: own?.email ?? "",
    languages: languages.map(({ code, name }) => ({ code, name })),
  };
}

async function findLetter(ctx: Context, id: string) {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getLetter(ctx, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}

const CHANGES = ["content"] as const;

export default function AdminLetterRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, found, email, languages } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const letter = found?.letter ?? null;
  const title = letter ? letter.subject : t("New newsletter");
  const param = { id: String(letter?.id ?? 0) };

  async function save(json: SentLetter): Promise<FieldErrors | null> {
    const outcome = letter
      ? await call.post("/admin/newsletter/letters/:id/change", { param, json }, { changes: CHANGES })
      : await call.post("/admin/newsletter/letters", { json }, { changes: CHANGES });
    if (!outcome.ok) return fieldErrorsOf(outcome);
    if ("id" in outcome.answer) await navigate(href("/admin/newsletter/:id", { id: String(outcome.answer.id) }));
    return null;
  }

  async function test(address: string): Promise<string | null> {
    const json = { email: address };
    const outcome = await call.post("/admin/newsletter/letters/:id/test", { param, json }, { refusal: "none" });
    return outcome.ok ? null : messageOf(outcome);
  }

  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/newsletter"), label: t("Newsletter") }}
    >
      <div className="grid gap-8">
        {(letter === null || letter.state === "draft") && (
          <LetterEditor
            key={letter?.id ?? "new"}
            letter={letter}
            languages={languages}
            richText={LateRichText}
            onSave={save}
          />
        )}
        {found && (
          <LetterSending
            letter={found.letter}
            recipients={found.recipients}
            email={email}
            onTest={test}
            onSend={async () => {
              await call.post("/admin/newsletter/letters/:id/send", { param }, { changes: CHANGES });
            }}
          />
        )}
      </div>
    </AdminFrame>
  );
}
