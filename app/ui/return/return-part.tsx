import { href } from "react-router";
import type { RefundView } from "#domain/orders/refund/find-refunds.ts";
import type { ReturnView } from "#domain/orders/return/return.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatDay, usePage } from "../parts/page.tsx";
import { RefundNote } from "./refund-note.tsx";
import { ReturnBadge } from "./return-badge.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { returnReasonName } from "./return-names.ts";
import { ReturnImages } from "./return-images.tsx";
import { ReturnSteps } from "./return-steps.tsx";

type ReturnPartProps = {
  code: string;
  returns: readonly ReturnView[];
  /** All refunds of the order. */
  refunds: readonly RefundView[];
  /** The end of the return window; null if nothing can be returned. */
  returnableUntil: string | null;
  /** The return being withdrawn. */
  pending: number | null;
  onWithdraw: (id: number) => void;
};

/** On an order: its returns, their refunds, and the link to a new return. */
export function ReturnPart({ code, returns, refunds, returnableUntil, pending, onWithdraw }: ReturnPartProps) {
  const page = usePage();
  const { t } = page;
  const others = refunds.filter(({ returnId }) => returnId === null);
  return (
    <div className="grid gap-4">
      {returns.map((each) => (
        <OneReturn key={each.id} view={each} isPending={pending === each.id} onWithdraw={onWithdraw} />
      ))}
      {others.map((refund) => (
        <RefundNote key={refund.id} refund={refund} />
      ))}
      {returnableUntil && (
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <p className="text-muted">{t("Return by {day}", { day: formatDay(page, returnableUntil) })}</p>
          <ButtonLink variant="secondary" size="small" to={href("/user/order-history/:code/return", { code })}>
            <Icon name="rotate-ccw" className="size-4" /> {t("Start a return")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function OneReturn({
  view,
  isPending,
  onWithdraw,
}: {
  view: ReturnView;
  isPending: boolean;
  onWithdraw: (id: number) => void;
}) {
  const { t } = usePage();
  return (
    <article
      aria-label={t("Return {number}", { number: view.id })}
      className="grid gap-4 rounded-field border border-line p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{returnReasonName(view.reason, t)}</p>
        <ReturnBadge status={view.status} />
      </header>
      <ReturnSteps dates={view} />
      <ReturnLines lines={view.lines} />
      {view.text !== "" && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {view.text}
        </p>
      )}
      <ReturnImages pictures={view.pictures} />
      <Answer view={view} />
      {view.refund && <RefundNote refund={view.refund} />}
      {view.actions.includes("withdraw") && (
        <p className="print:hidden">
          <Button variant="quiet" size="small" data-action="" isPending={isPending} onClick={() => onWithdraw(view.id)}>
            <Icon name="x" className="size-4" /> {t("Cancel return")}
          </Button>
        </p>
      )}
    </article>
  );
}

function Answer({ view: { status, rejection, instructions, shop } }: { view: ReturnView }) {
  const { t } = usePage();
  if (status === "rejected") return <Words title={t("Why {shop} rejected it", { shop: shop.name })}>{rejection}</Words>;
  if (status === "requested")
    return (
      <p className="text-sm text-muted">
        {t("We've asked {shop}. Please wait for their answer before sending anything.", { shop: shop.name })}
      </p>
    );
  if (status !== "approved") return null;
  return (
    <Words title={t("How to return it")}>
      {instructions || t("Message {shop} below to ask where to send it.", { shop: shop.name })}
    </Words>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="rounded-field bg-sunken p-4">
      <p className="font-semibold">{title}</p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </div>
  );
}
