import { z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { idParameter } from "#domain/id.input.ts";
import {
  answerInput,
  applicationInput,
  applicationTypeParameter,
  bankAccountInput,
  bankCodeInput,
  documentInput,
  registerSellerInput,
} from "#domain/shops/application/application.input.ts";
import { answerQuestion } from "#domain/shops/application/answer-question.ts";
import { addDocument, readDocument, removeDocument } from "#domain/shops/application/application-document.ts";
import { confirmBankAccount, setBankAccount } from "#domain/shops/application/bank-account.ts";
import { getOwnApplication } from "#domain/shops/application/get-own-application.ts";
import { registerSeller } from "#domain/shops/application/register-seller.ts";
import { saveApplication } from "#domain/shops/application/save-application.ts";
import type { Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import { readApplicationType } from "#shared/shop-application.ts";
import { toWire } from "#shared/wire.ts";
import { answers, type ApiContext, body, fileInput, formBody, refuse, refuseInput } from "../answer.ts";
import { createRoute, customerRoutes } from "../create-route.ts";
import { enteredSchema, greet } from "../entered.ts";
import type { ApiEnvironment } from "../environment.ts";
import { answerProof, answersProof } from "../file-answer.ts";
import { csrfProtected } from "../guard.ts";
import { orNull } from "../or-null.ts";
import { createRouter } from "../router.ts";
import { applicationSchema } from "./application.schema.ts";

const routes = customerRoutes("Seller: application");
const tags = ["Seller: application"];
const stateSchema = z.object({ application: orNull(applicationSchema) });
const changedSchema = stateSchema.extend({ success: z.string() });

/** A type that does not exist is not found, whatever is sent. */
const knownType = createMiddleware<ApiEnvironment>(async (c, next) =>
  readApplicationType(c.req.param("type") ?? "") ? next() : refuse(c, { code: "not_found" }),
);

const register = createRoute({
  method: "post",
  path: "/register/{type}",
  tags,
  summary: "Make an account, sign in and begin an application as `individual` (also `seller`) or `business`",
  middleware: [csrfProtected, knownType] as const,
  request: { params: applicationTypeParameter, ...body(registerSellerInput) },
  responses: answers(enteredSchema.extend({ application: orNull(applicationSchema) })),
});

const save = routes.post(
  "/user/user-to-seller",
  "Submit an application to sell; with `draft` only save what was typed",
  body(applicationInput),
  changedSchema,
);

const see = routes.get("/user/seller-application", "The customer's latest application", {}, stateSchema);

const answer = routes.post(
  "/user/seller-application/answer",
  "Answer the operator's question",
  body(answerInput),
  changedSchema,
);

const bank = routes.post(
  "/user/seller-application/bank-account",
  "Set the bank account; a code to confirm it is mailed",
  body(bankAccountInput),
  changedSchema,
);

const bankCode = routes.post(
  "/user/seller-application/bank-account-code",
  "Confirm the bank account with the mailed code",
  body(bankCodeInput),
  changedSchema,
);

const upload = routes.post(
  "/user/seller-application/documents",
  "Add a document: an image or a PDF, up to 5 MB",
  formBody(documentInput.extend({ file: fileInput })),
  changedSchema,
);

const remove = routes.post(
  "/user/seller-application/documents/{id}/remove",
  "Remove a document",
  { params: idParameter },
  changedSchema,
);

const file = routes.get(
  "/user/seller-application/documents/{id}",
  "A document, for the applicant, and for staff once it was submitted",
  { params: idParameter },
  answersProof,
);

export const applicationApi = createRouter()
  .openapi(register, async (c) => {
    const type = readApplicationType(c.req.valid("param").type);
    if (!type) return refuse(c, { code: "not_found" });
    const entered = await registerSeller(c.var.ctx, type, c.req.valid("json"));
    if (entered.ok) {
      const application = await getOwnApplication(entered.value.ctx);
      return c.json({ ...(await greet(c, entered.value)), application: application && toWire(application) }, 200);
    }
    if (entered.failure.code !== "email_taken") return refuse(c, entered.failure);
    const sentence = c.var.ctx.t("There's already an account with this email address. Sign in instead.");
    return refuseInput(c, { email: [sentence] });
  })
  .openapi(save, async (c) => {
    const { ctx } = c.var;
    const saved = await saveApplication(ctx, c.req.valid("json"));
    if (saved.ok)
      return answerState(c, saved.value.isSubmitted ? ctx.t("Application sent. We'll email you.") : ctx.t("Saved"));
    if (saved.failure.code !== "invalid_fields") return refuse(c, saved.failure);
    const errors = Object.entries(saved.failure.errors).map(([field, sentence]) => [field, [ctx.t(sentence)]]);
    return refuseInput(c, Object.fromEntries(errors) as Record<string, string[]>);
  })
  .openapi(see, async (c) => {
    if (c.var.ctx.visitor.customerId === null) return refuse(c, { code: "sign_in" });
    const application = await getOwnApplication(c.var.ctx);
    return c.json({ application: application && toWire(application) }, 200);
  })
  .openapi(answer, async (c) => {
    const { ctx } = c.var;
    return answerChange(c, await answerQuestion(ctx, c.req.valid("json").answer), ctx.t("Answer sent"));
  })
  .openapi(bank, async (c) => {
    const { ctx } = c.var;
    return answerChange(c, await setBankAccount(ctx, c.req.valid("json")), ctx.t("We've emailed you a code"));
  })
  .openapi(bankCode, async (c) => {
    const { ctx } = c.var;
    return answerChange(c, await confirmBankAccount(ctx, c.req.valid("json").code), ctx.t("Bank account confirmed"));
  })
  .openapi(upload, async (c) => {
    const { ctx } = c.var;
    const { kind, file: sent } = c.req.valid("form");
    const added = await addDocument(ctx, kind, new Uint8Array(await sent.arrayBuffer()));
    return answerChange(c, added, ctx.t("Document added"));
  })
  .openapi(remove, async (c) => {
    const { ctx } = c.var;
    return answerChange(c, await removeDocument(ctx, c.req.valid("param").id), ctx.t("Document removed"));
  })
  .openapi(file, async (c) => {
    if (c.var.ctx.visitor.customerId === null) return refuse(c, { code: "sign_in" });
    const found = await readDocument(c.var.ctx, c.req.valid("param").id);
    return found ? answerProof(c, found) : refuse(c, { code: "not_found" });
  });

function answerChange(c: ApiContext, changed: Result<unknown, Failure>, success: string) {
  return changed.ok ? answerState(c, success) : refuse(c, changed.failure);
}

async function answerState(c: ApiContext, success: string) {
  const application = await getOwnApplication(c.var.ctx);
  return c.json({ success, application: application && toWire(application) }, 200);
}
