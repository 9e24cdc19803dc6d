import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { type ApplicationRow, getApplicant } from "./application.repository.ts";

type Decision = "questioned" | "approved" | "rejected";

/** Mails and notifies the applicant. `text`: the question or the reason. */
export async function notifyApplicant(
  ctx: Context,
  { id, customerId, shopName }: ApplicationRow,
  decision: Decision,
  text: string,
): Promise<void> {
  const applicant = await getApplicant(ctx, customerId);
  if (!applicant) return;
  const idempotencyKey = `application-${decision}:${id}:${ctx.now().getTime()}`;
  await writeMail(ctx, {
    idempotencyKey,
    template: "application-news",
    recipient: applicant.email,
    languageCode: applicant.languageCode ?? ctx.settings.defaultLanguage,
    data: { name: applicant.firstName, kind: decision, shopName, text },
  });
  await notifyCustomer(ctx, {
    customerId,
    topic: "shops",
    write: (t) => ({ title: titleOf(t, decision, shopName), message: text }),
    link: decision === "approved" ? "/seller" : "/user/user-to-seller",
    idempotencyKey,
  });
}

function titleOf(t: Translate, decision: Decision, name: string): string {
  switch (decision) {
    case "questioned":
      return t("We have a question about your application");
    case "approved":
      return t("{name} is approved", { name });
    case "rejected":
      return t("Your application was not approved");
    default:
      return neverHappens(decision);
  }
}
