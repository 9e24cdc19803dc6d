import { href } from "react-router";
import { Button, ButtonLink } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type PageActionsProps = { page: { slug: string; isLegal: boolean }; isShown: boolean; onRemove: () => void };

export function PageActions({ page, isShown, onRemove }: PageActionsProps) {
  const { t } = usePage();
  return (
    <>
      {isShown && (
        <ButtonLink variant="secondary" to={href("/page/:slug", { slug: page.slug })}>
          {t("View page")}
        </ButtonLink>
      )}
      {!page.isLegal && (
        <Button variant="secondary" data-action="" onClick={onRemove}>
          {t("Delete")}
        </Button>
      )}
    </>
  );
}
