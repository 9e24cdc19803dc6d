import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { exportWalletHistory } from "#domain/accounts/wallet/export-wallet-history.ts";
import { findWalletHistory } from "#domain/accounts/wallet/find-wallet-history.ts";
import { getWalletView } from "#domain/accounts/wallet/get-wallet-view.ts";
import { attachProof, readProof } from "#domain/accounts/wallet/attach-proof.ts";
import { rechargeWallet } from "#domain/accounts/wallet/recharge-wallet.ts";
import { rechargeInput, walletHistoryQuery } from "#domain/accounts/wallet/wallet.input.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema, fileInput, formBody, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { answerProof, answersProof, answersTable, answerTable } from "../file-answer.ts";
import { shownMoneySchema } from "../money.schema.ts";
import { orNull } from "../or-null.ts";
import { paged, pagedSchema } from "../paged.ts";
import { rechargeSchema } from "../storefront/recharge.schema.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Wallet");

const walletSchema = z
  .object({
    balance: shownMoneySchema,
    held: orNull(shownMoneySchema),
    disputed: orNull(shownMoneySchema),
    owed: orNull(shownMoneySchema),
    recharges: z.array(rechargeSchema),
    methods: z.array(z.object({ code: z.string(), name: z.string(), description: z.string() })),
  })
  .openapi("Wallet");

const entrySchema = z
  .object({
    id: z.int(),
    kind: z.string(),
    amount: shownMoneySchema,
    is_incoming: z.boolean(),
    balance_after: shownMoneySchema,
    at: z.string(),
    order_code: z.string().nullable(),
    trx_id: z.string().nullable(),
    note: z.string(),
  })
  .openapi("WalletEntry");

const proofForm = z.object({ proof: fileInput });

const data = routes.get(
  "/user/wallet-data",
  "What is in the wallet, what is held, the last recharges and the ways to recharge",
  {},
  z.object({ wallet: walletSchema }),
);

const history = routes.get(
  "/user/wallet-history",
  "What has come into the wallet and left it, the newest first",
  { query: walletHistoryQuery },
  z.object({ history: pagedSchema(entrySchema) }),
);

const table = routes.get("/user/wallet-history.csv", "The same as CSV", { query: walletHistoryQuery }, answersTable);

const recharge = routes.post(
  "/user/recharge-wallet",
  "Put money into the wallet: `redirect_url` leads to the provider; a transfer waits until staff have confirmed it",
  body(rechargeInput),
  z.object({ success: z.string(), recharge_id: z.int(), redirect_url: z.string().nullable(), wallet: walletSchema }),
);

const addProof = routes.post(
  "/user/recharge-proof/{id}",
  "Add an image or a PDF of a transfer that waits",
  {
    params: idParameter,
    ...formBody(proofForm),
  },
  doneSchema,
);

const seeProof = routes.get(
  "/user/recharge-proof/{id}",
  "The proof of a transfer, for its customer and for staff",
  { params: idParameter },
  answersProof,
);

export const walletApi = createRouter()
  .openapi(data, async (c) => answer(c, await getWalletView(c.var.ctx), (found) => ({ wallet: toWire(found) })))
  .openapi(history, async (c) => {
    const found = await findWalletHistory(c.var.ctx, c.req.valid("query"));
    return found.ok ? c.json({ history: paged(c, "user/wallet-history", found.value) }, 200) : refuse(c, found.failure);
  })
  .openapi(table, async (c) => {
    const written = await exportWalletHistory(c.var.ctx, c.req.valid("query"));
    if (!written.ok) return refuse(c, written.failure);
    return answerTable(c, written.value, "wallet");
  })
  .openapi(recharge, async (c) => {
    const { ctx } = c.var;
    const begun = await rechargeWallet(ctx, c.req.valid("json"));
    if (!begun.ok) return refuse(c, begun.failure);
    const wallet = await getWalletView(ctx);
    if (!wallet.ok) return refuse(c, wallet.failure);
    const { rechargeId, redirectUrl } = begun.value;
    const message = redirectUrl
      ? ctx.t("Taking you to payment")
      : ctx.t("We'll add it to your wallet as soon as your transfer arrives.");
    return c.json(
      { success: message, recharge_id: rechargeId, redirect_url: redirectUrl, wallet: toWire(wallet.value) },
      200,
    );
  })
  .openapi(addProof, async (c) => {
    const { proof } = c.req.valid("form");
    const put = await attachProof(c.var.ctx, c.req.valid("param").id, new Uint8Array(await proof.arrayBuffer()));
    return done(c, put, c.var.ctx.t("Proof added"));
  })
  .openapi(seeProof, async (c) => {
    const proof = await readProof(c.var.ctx, c.req.valid("param").id);
    return proof ? answerProof(c, proof) : refuse(c, { code: "not_found" });
  });
