import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type ClaimOrdersProps = { email: string; isPending: boolean; onClaim: () => void };

/** For customers who bought as guests: claims the orders of the same e-mail address. */
export function ClaimOrders({ email, isPending, onClaim }: ClaimOrdersProps) {
  const { t } = usePage();
  return (
    <section
      aria-labelledby="claim"
      className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-dashed border-line-strong p-4 sm:p-5 print:hidden"
    >
      <Icon name="user-plus" className="size-6 shrink-0 text-primary-text" />
      <div className="min-w-56 flex-1">
        <h2 id="claim" className="font-sans text-base font-semibold tracking-normal">
          {t("Ordered as a guest?")}
        </h2>
        <p className="text-sm text-muted">
          {t("You can add orders placed with your confirmed email address:")}{" "}
          <bdi className="wrap-anywhere">{email}</bdi>
        </p>
      </div>
      <Button variant="secondary" size="small" data-action="" isPending={isPending} onClick={onClaim}>
        {t("Add a guest order")}
      </Button>
    </section>
  );
}
