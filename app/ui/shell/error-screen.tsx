import { Button, ButtonLink } from "../parts/button.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { DocumentHead } from "./document-head.tsx";

/** Something of ours went wrong, or a part of the page did not arrive. */
export function ErrorScreen({ isChunkLost = false, retryAddress }: { isChunkLost?: boolean; retryAddress?: string }) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("Something went wrong")} isHidden />
      <EmptyState
        isHeading
        icon="cloud-off"
        title={isChunkLost ? t("This part of the shop could not be loaded") : t("Something went wrong")}
        text={
          isChunkLost
            ? t("Please check your connection and try again. Your cart is kept.")
            : t("The mistake is ours and nothing was changed. Please try again in a moment; your cart is kept.")
        }
      >
        <Button onClick={() => (retryAddress ? window.location.assign(retryAddress) : window.location.reload())}>
          {t("Try again")}
        </Button>
        <ButtonLink to="/" look="secondary" reloadDocument>
          {t("To the home page")}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
