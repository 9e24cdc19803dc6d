import { data, href } from "react-router";
import type { Route } from "./+types/two-step";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session");

export function loader({ context }: Route.LoaderArgs) {
  if (!contextOf(context).visitor.isTwoStepMissing) throw data(null, { status: 404 });
  return null;
}

export default function AdminTwoStepRoute() {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Administration")} isHidden />
      <EmptyState
        isHeading
        icon="lock"
        title={t("One more step")}
        text={t("Staff must use two-step sign-in. Turn it on first.")}
      >
        <ButtonLink to={href("/user/change-password")}>{t("Turn on")}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t("Go to the shop")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
