import type { MailData } from "#domain/platform/mail/mail.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { getReturnToNotify, type ReturnToNotify } from "./return.repository.ts";
import type { ReturnActor } from "./return.ts";

type Step = MailData["return-step"]["kind"];
type Reader = MailData["return-step"]["reader"];

/**
 * Notifies shopper and shop of a step, by mail and in the shop; not the one who made it, except that both are notified
 * of a request.
 */
export async function notifyReturn(
  ctx: Context,
  returnId: number,
  step: Step,
  actor: ReturnActor,
  text = "",
): Promise<void> {
  const returned = await getReturnToNotify(ctx, returnId);
  if (!returned) return;
  if (actor.kind !== "shopper" || step === "requested") await notifyShopper(ctx, returned, step, text);
  if (actor.kind !== "shop" && step !== "received") await notifyShop(ctx, returned, step, text);
}

async function notifyShopper(ctx: Context, returned: ReturnToNotify, step: Step, text: string): Promise<void> {
  await writeMail(ctx, {
    idempotencyKey: `return:${returned.id}:${step}:shopper`,
    template: "return-step",
    recipient: returned.email,
    languageCode: returned.languageCode,
    data: mailOf(returned, step, "shopper", text),
  });
  if (returned.customerId === null || step === "requested") return;
  await notifyCustomer(ctx, {
    customerId: returned.customerId,
    topic: "orders",
    write: (t) => ({ title: titleOf(t, step, returned.code), message: messageOf(t, step, returned.shopName) }),
    messageType: step === "rejected" ? "warning" : step === "approved" ? "success" : "info",
    link: `/user/order-history/${returned.code}`,
    idempotencyKey: `return:${returned.id}:${step}:shopper`,
  });
}

async function notifyShop(ctx: Context, returned: ReturnToNotify, step: Step, text: string): Promise<void> {
  const isMailed = step === "requested" || step === "withdrawn";
  await notifyTeam(ctx, returned.shopId, "orders.read", {
    mail: isMailed
      ? { template: "return-step", data: ({ name }) => ({ ...mailOf(returned, step, "shop", text), name }) }
      : undefined,
    topic: "orders",
    write: (t) =>
      step === "requested"
        ? {
            title: t("Return requested for order {code}", { code: returned.code }),
            message: t("A customer wants to return this. Please answer soon."),
          }
        : { title: titleForShop(t, step, returned.code), message: t("See what to do next.") },
    messageType: "info",
    link: `/seller/returns/${returned.id}`,
    idempotencyKey: `return:${returned.id}:${step}:shop`,
  });
}

function mailOf(returned: ReturnToNotify, kind: Step, reader: Reader, text: string): MailData["return-step"] {
  const { name, code, shopName, id, lines } = returned;
  return { kind, reader, name, code, shopName, returnId: id, text, lines };
}

function titleOf(t: Translate, step: Step, code: string): string {
  switch (step) {
    case "requested":
      return t("We've received your return request for order {code}", { code });
    case "approved":
      return t("Your return for order {code} is approved", { code });
    case "rejected":
      return t("Your return for order {code} was rejected", { code });
    case "received":
      return t("Your return for order {code} has arrived", { code });
    case "withdrawn":
      return t("The return for order {code} was canceled", { code });
    default:
      return neverHappens(step);
  }
}

function messageOf(t: Translate, step: Step, shop: string): string {
  switch (step) {
    case "requested":
      return t("{shop} will answer within a few days. Please wait for their answer before sending anything.", { shop });
    case "approved":
      return t("{shop} accepted it. See your order for how to send it.", { shop });
    case "rejected":
      return t("{shop} didn't accept it. See your order for the reason.", { shop });
    case "received":
      return t("{shop} has received it. Your refund comes next.", { shop });
    case "withdrawn":
      return t("The customer is keeping it. There's nothing for you to do.");
    default:
      return neverHappens(step);
  }
}

function titleForShop(t: Translate, step: Step, code: string): string {
  switch (step) {
    case "approved":
      return t("The marketplace approved the return for order {code}", { code });
    case "rejected":
      return t("The marketplace rejected the return for order {code}", { code });
    default:
      return t("The return for order {code} was canceled", { code });
  }
}
