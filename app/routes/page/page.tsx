import { data } from "react-router";
import type { Route } from "./+types/page";
import { getPage } from "#domain/page/get-page.ts";
import { contextOf } from "#app/context.ts";
import { dependsOn } from "#app/revalidation.ts";
import { PageScreen } from "#app/ui/page/page-screen.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await getPage(contextOf(context), params.slug);
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export default function StaticPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <DocumentHead name={page.title} />
      <PageScreen page={page} />
    </>
  );
}
