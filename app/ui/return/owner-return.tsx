import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReturnAction, ReturnView } from "#domain/orders/return/return.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { disputedSentence } from "../order/disputed-sentence.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { RefundNote } from "./refund-note.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { returnReasonName } from "./return-names.ts";
import { ReturnImages } from "./return-images.tsx";
import { ReturnSteps } from "./return-steps.tsx";

type OwnerAction = Exclude<ReturnAction, "withdraw">;

type OwnerReturnProps = {
  view: ReturnView;
  /** Null if the reader may not open the order. */
  orderPath: string | null;
  /** The operator sees the name of the shop. */
  isShopNamed?: boolean;
  /** Whether a dispute blocks the refund. */
  isDisputed: boolean;
  onAction: (action: OwnerAction) => void;
};

/** A return as its shop, or the operator, sees it: the shopper's reason, and the next action. */
export function OwnerReturn({ view, orderPath, isShopNamed = false, isDisputed, onAction }: OwnerReturnProps) {
  const { t } = usePage();
  const actions = view.actions.filter((action) => action !== "withdraw");
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_18rem] xl:items-start">
      <div className="grid min-w-0 gap-5">
        <Card>
          <ReturnSteps dates={view} />
          {isDisputed && <p className="mt-5 border-t border-line pt-5">{disputedSentence(t)}</p>}
          {actions.length > 0 && (
            <div className="mt-5 grid gap-3 border-t border-line pt-5">
              <p className="font-medium">{nextSentence(view.status, t)}</p>
              <div className="flex flex-wrap gap-2">
                {actions.map((action) => (
                  <Button
                    key={action}
                    variant={action === "reject" ? "secondary" : "primary"}
                    data-action=""
                    onClick={() => onAction(action)}
                  >
                    {actionName(action, t)}
                  </Button>
                ))}
              </div>
            </div>
          )}
        </Card>
        <Card title={t("Items to return")}>
          <ReturnLines lines={view.lines} />
        </Card>
        <Card title={returnReasonName(view.reason, t)}>
          {view.text === "" ? (
            <p className="text-muted">{t("The customer didn't add a comment.")}</p>
          ) : (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {view.text}
            </p>
          )}
          <div className="mt-4 empty:hidden">
            <ReturnImages pictures={view.pictures} />
          </div>
        </Card>
        {view.refund && <RefundNote refund={view.refund} />}
      </div>
      <aside aria-label={t("Return details")} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <Card>
          <dl className="grid gap-3">
            <Fact label={t("Order")}>
              {orderPath ? (
                <Link to={orderPath} className="font-semibold text-primary-text hover:underline">
                  <bdi className="figures">{view.orderCode}</bdi>
                </Link>
              ) : (
                <bdi className="figures">{view.orderCode}</bdi>
              )}
            </Fact>
            <Fact label={t("Customer")}>
              <bdi>{view.shopperName}</bdi>
            </Fact>
            {isShopNamed && (
              <Fact label={t("Shop")}>
                <bdi>{view.shop.name}</bdi>
              </Fact>
            )}
            {view.worth && (
              <Fact label={t("Items")}>
                <Amount value={view.worth} className="font-semibold" />
              </Fact>
            )}
            <Fact label={t("Refund to")}>
              {view.refundTo === "wallet" ? t("Wallet") : t("Original payment method")}
            </Fact>
          </dl>
        </Card>
        {(view.instructions || view.rejection) && (
          <Card title={view.rejection ? t("Reason it was rejected") : t("How to return it")}>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {view.rejection || view.instructions}
            </p>
          </Card>
        )}
      </aside>
    </div>
  );
}

function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6 xl:[aside_&]:p-5">
      {title && <h2 className="mb-3 text-xl">{title}</h2>}
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function nextSentence(status: ReturnView["status"], t: Translate): string {
  switch (status) {
    case "requested":
      return t("Approve or reject this return.");
    case "approved":
      return t("The customer is sending it back. Mark it as received when it arrives.");
    case "received":
      return t("It has arrived. Please refund it.");
    default:
      return "";
  }
}

function actionName(action: OwnerAction, t: Translate): string {
  const names: Record<OwnerAction, string> = {
    approve: t("Approve"),
    reject: t("Reject"),
    receive: t("Mark as received"),
    refund: t("Refund"),
  };
  return names[action];
}
