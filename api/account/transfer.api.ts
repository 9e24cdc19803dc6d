import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { getTransferOf, readTransferProof } from "#domain/payment/attempt/get-transfer.ts";
import { submitTransfer } from "#domain/payment/attempt/submit-transfer.ts";
import {
  submitTransferInput,
  transferCodeParameter,
  transferKeyQuery,
} from "#domain/payment/attempt/transfer.input.ts";
import { TRANSFER_STATES } from "#domain/payment/attempt/transfer.ts";
import { toWire } from "#shared/wire.ts";
import { done, doneSchema, fileInput, formBody, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { answerProof, answersProof } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Payment");

const transferSchema = z
  .object({
    id: z.int(),
    state: z.enum(TRANSFER_STATES),
    amount: shownMoneySchema,
    reference: z.string(),
    paid_by: z.string(),
    paid_on: z.string().nullable(),
    has_proof: z.boolean(),
    reason: z.string(),
    account: z
      .object({ holder: z.string(), bank: z.string(), account: z.string(), code: z.string(), note: z.string() })
      .nullable(),
  })
  .openapi("Transfer");

const see = routes.get(
  "/user/transfer/{code}",
  "The bank details and the state of a transfer for a purchase or one of its orders",
  { params: transferCodeParameter, query: transferKeyQuery },
  z.object({ transfer: orNull(transferSchema) }),
);

const submit = routes.post(
  "/user/transfer/{code}/proof",
  "Upload a proof of the transfer as an image or a PDF; reviewed by staff",
  {
    params: transferCodeParameter,
    query: transferKeyQuery,
    ...formBody(
      submitTransferInput.extend({
        proof: fileInput,
      }),
    ),
  },
  doneSchema,
);

const proof = routes.get(
  "/user/transfer-proof/{id}",
  "The proof of a transfer, for the buyer and for staff",
  { params: idParameter, query: transferKeyQuery },
  answersProof,
);

export const transferApi = createRouter()
  .openapi(see, async (c) => {
    const { ctx } = c.var;
    const payable = await getPayable(ctx, c.req.valid("param").code, c.req.valid("query").key);
    if (!payable) return refuse(c, { code: "not_found" });
    const transfer = payable.amount && (await getTransferOf(ctx, { ...payable, amount: payable.amount }));
    return c.json({ transfer: transfer && toWire(transfer) }, 200);
  })
  .openapi(submit, async (c) => {
    const { ctx } = c.var;
    const { proof: file, ...input } = c.req.valid("form");
    const wanted = { ...c.req.valid("param"), ...c.req.valid("query") };
    const sent = await submitTransfer(ctx, wanted, input, new Uint8Array(await file.arrayBuffer()));
    return done(c, sent, ctx.t("Thank you. We'll check it and email you."));
  })
  .openapi(proof, async (c) => {
    const found = await readTransferProof(c.var.ctx, c.req.valid("param").id, c.req.valid("query").key);
    return found ? answerProof(c, found) : refuse(c, { code: "not_found" });
  });
