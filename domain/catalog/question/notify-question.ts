import { getRecipient } from "#domain/customers/customer/find-customer.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "../../context.ts";
import { getAnswerRow } from "./question-author.repository.ts";
import { getQuestionSubject } from "./question.repository.ts";

const TOPIC = "messages";
const MAX_PREVIEW = 140;

/** The shop is notified of a new question by notification and mail, the operator of one that waits. */
export async function notifyNewQuestion(ctx: Context, id: number, status: "pending" | "published"): Promise<void> {
  if (status === "pending") return notifyWaitingQuestion(ctx, id);
  const subject = await getQuestionSubject(ctx, id);
  if (!subject) return;
  const { productName, shopOwnerId, body } = subject;
  const idempotencyKey = `question:${id}:shop`;
  const write = (t: Translate) => ({
    title: t("New question about {name}", { name: productName }),
    message: cut(body),
  });
  const owner = shopOwnerId === null ? null : await getRecipient(ctx, shopOwnerId);
  if (shopOwnerId === null || !owner)
    return notifyStaff(ctx, "reviews.moderate", {
      topic: TOPIC,
      write,
      link: `/admin/questions/${id}`,
      idempotencyKey,
    });
  const path = `/seller/questions/${id}`;
  await notifyCustomer(ctx, { customerId: shopOwnerId, topic: TOPIC, write, link: path, idempotencyKey });
  await writeMail(ctx, {
    idempotencyKey,
    template: "product-question",
    recipient: owner.email,
    languageCode: owner.languageCode ?? ctx.settings.defaultLanguage,
    data: { name: owner.firstName, productName, text: body, path },
  });
}

export async function notifyWaitingQuestion(ctx: Context, id: number): Promise<void> {
  await notifyStaff(ctx, "reviews.moderate", {
    topic: TOPIC,
    write: (t) => ({ title: t("A question or answer is waiting for approval"), message: t("Publish or hide it.") }),
    link: `/admin/questions/${id}`,
  });
}

/** The author of a question is notified of a published answer by notification and mail. */
export async function notifyAnswer(ctx: Context, questionId: number, answerId: number): Promise<void> {
  const subject = await getQuestionSubject(ctx, questionId);
  const answer = await getAnswerRow(ctx, questionId, answerId);
  if (!subject || !answer || subject.customerId === null || subject.customerId === answer.customerId) return;
  const asker = await getRecipient(ctx, subject.customerId);
  if (!asker) return;
  const { productName, productSlug } = subject;
  const path = `/product/${productSlug}#questions`;
  const idempotencyKey = `question-answer:${answerId}`;
  await notifyCustomer(ctx, {
    customerId: subject.customerId,
    topic: TOPIC,
    write: (t) => ({
      title: t("{name} answered your question", { name: answer.authorName || t("A customer") }),
      message: cut(answer.body),
    }),
    link: path,
    idempotencyKey,
  });
  await writeMail(ctx, {
    idempotencyKey,
    template: "product-answer",
    recipient: asker.email,
    languageCode: asker.languageCode ?? ctx.settings.defaultLanguage,
    data: {
      name: asker.firstName,
      productName,
      from: answer.authorName,
      question: subject.body,
      text: answer.body,
      path,
    },
  });
}

/** Who asked or answered reads why their text was hidden. */
export async function notifyHiddenText(
  ctx: Context,
  { customerId, productName }: { customerId: number | null; productName: string },
  kind: "question" | "answer",
  reason: string,
): Promise<void> {
  if (customerId === null || customerId === ctx.visitor.customerId) return;
  await notifyCustomer(ctx, {
    customerId,
    topic: TOPIC,
    write: (t) => ({
      title:
        kind === "question"
          ? t("Your question about {name} was hidden", { name: productName })
          : t("Your answer about {name} was hidden", { name: productName }),
      message: reason,
    }),
    messageType: "warning",
  });
}

function cut(text: string): string {
  return text.length > MAX_PREVIEW ? `${text.slice(0, MAX_PREVIEW)}…` : text;
}
