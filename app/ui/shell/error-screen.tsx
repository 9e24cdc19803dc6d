import { Button, ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "./document-head.tsx";

/** An internal error, a chunk load error, or no connection. */
export type ErrorKind = "fault" | "chunk" | "offline";

type ErrorScreenProps = { kind: ErrorKind; isPending?: boolean; onRetry: () => void };

export function ErrorScreen({ kind, isPending = false, onRetry }: ErrorScreenProps) {
  const { t } = usePage();
  const { title, text } = {
    fault: {
      title: t("Something went wrong"),
      text: t("Sorry, that's our mistake. Nothing was changed and your cart is safe. Try again in a moment."),
    },
    chunk: {
      title: t("This part of the page didn't load"),
      text: t("Check your connection and try again. Your cart is safe."),
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
          <ButtonLink to="/" variant="secondary" reloadDocument>
            {t("Back to home")}
          </ButtonLink>
        )}
      </EmptyState>
    </>
  );
}
