import { Button, ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "./document-head.tsx";

/** Something of ours went wrong, a part of the page did not arrive, or there is no connection. */
export type ErrorKind = "fault" | "chunk" | "offline";

type ErrorScreenProps = { kind: ErrorKind; isPending?: boolean; onRetry: () => void };

export function ErrorScreen({ kind, isPending = false, onRetry }: ErrorScreenProps) {
  const { t } = usePage();
  const { title, text } = {
    fault: {
      title: t("Something went wrong"),
      text: t("The mistake is ours and nothing was changed. Please try again in a moment; your cart is kept."),
    },
    chunk: {
      title: t("This part of the shop could not be loaded"),
      text: t("Please check your connection and try again. Your cart is kept."),
    },
    offline: {
      title: t("No connection"),
      text: t("Check your internet connection and try again. Your cart is saved."),
    },
  }[kind];
  return (
    <>
      <DocumentHead title={kind === "offline" ? title : t("Something went wrong")} isHidden />
      <EmptyState isHeading icon="cloud-off" title={title} text={text}>
        {kind === "offline" && <span hidden data-offline="" />}
        <Button isPending={isPending} onClick={onRetry}>
          {t("Try again")}
        </Button>
        {kind !== "offline" && (
          <ButtonLink to="/" look="secondary" reloadDocument>
            {t("To the home page")}
          </ButtonLink>
        )}
      </EmptyState>
    </>
  );
}
