import { data } from "react-router";
import type { Route } from "./+types/credit-note";
import { getCreditNote } from "#domain/orders/document/get-credit-note.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { CreditNoteScreen } from "#app/ui/order/credit-note-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? undefined;
  const note = await getCreditNote(contextOf(context), { number: params.number, key });
  if (!note) throw data(null, { status: 404 });
  return { note, key };
}

export default function CreditNote({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Credit note")} isHidden />
      <CreditNoteScreen note={loaderData.note} secretKey={loaderData.key ?? null} />
    </>
  );
}
