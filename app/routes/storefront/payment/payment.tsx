import { useState } from "react";
import { data, href, redirect } from "react-router";
import type { Route } from "./+types/payment";
import { useCall } from "#app/api-client/call.ts";
import { contextOf } from "#app/loaders/context.ts";
import { findPayable } from "./find-payable.server.ts";
import { TransferPart } from "./transfer-part.tsx";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { ChosenPayment } from "#app/ui/checkout/read-checkout.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { NothingToPay, PaymentScreen } from "#app/ui/payment/payment-screen.tsx";
import { UnmatchedNotices } from "#app/ui/payment/unmatched-notices.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVoucher } from "#app/coupons/use-voucher.ts";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { search, searchParams } = new URL(request.url);
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null)
    throw redirect(loginPath(`/payment${params.code ? `/${params.code}` : ""}${search}`));
  const key = searchParams.get("key") ?? undefined;
  const payable = await findPayable(ctx, params.code, key);
  if (!payable && params.code) throw data(null, { status: 404 });
  const result = searchParams.get("result");
  return {
    payable,
    key,
    result: result === "failed" || result === "open" || result === "canceled" ? result : null,
  } as const;
}

export default function Payment({ loaderData, params }: Route.ComponentProps) {
  const { payable, key, result } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const voucher = useVoucher({ trxId: params.code ?? payable?.purchase.trxId ?? "", key });

  const orderPath = `${href("/order-confirmation")}?trx_id=${payable?.purchase.trxId ?? ""}${key ? `&key=${encodeURIComponent(key)}` : ""}`;

  async function pay(payment: ChosenPayment): Promise<void> {
    setPaying(true);
    setRefusal(null);
    const trxId = params.code ?? payable?.purchase.trxId ?? "";
    const outcome = await call.post(
      "/user/complete-order",
      { json: { trx_id: trxId, ...payment, key } },
      { changes: ["purchase"] },
    );
    if (outcome.ok) return window.location.assign(outcome.answer.redirect_url);
    setPaying(false);
    setRefusal(outcome.error);
  }

  return (
    <>
      <DocumentHead title={t("Payment")} isHidden />
      {payable?.amount ? (
        <PaymentScreen
          orderPath={orderPath}
          {...payable}
          amount={payable.amount}
          result={result}
          refusal={refusal}
          isPaying={isPaying}
          voucher={voucher}
          notices={
            <>
              <UnmatchedNotices stray={payable.stray} />
              {payable.transfer && (
                <TransferPart
                  code={params.code ?? payable.purchase.trxId}
                  keyOfMail={key}
                  transfer={payable.transfer}
                />
              )}
            </>
          }
          isTransferOpen={payable.transfer?.state === "waiting" || payable.transfer?.state === "submitted"}
          onPay={(payment) => void pay(payment)}
        />
      ) : (
        <NothingToPay
          purchase={payable?.purchase ?? null}
          isPaid={payable?.isPaid ?? false}
          orderPath={orderPath}
          notices={payable && <UnmatchedNotices stray={payable.stray} />}
        />
      )}
    </>
  );
}
