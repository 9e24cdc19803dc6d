import { z } from "@hono/zod-openapi";
import { addPasskeyInput, renamePasskeyInput } from "#domain/customers/passkey/passkey.input.ts";
import { addPasskey } from "#domain/customers/passkey/add-passkey.ts";
import { beginPasskey } from "#domain/customers/passkey/begin-passkey.ts";
import { beginTwoStep } from "#domain/customers/two-step/begin-two-step.ts";
import { deletePasskey } from "#domain/customers/sign-in-method/delete-passkey.ts";
import { disconnectIdentity } from "#domain/customers/sign-in-method/disconnect-identity.ts";
import { renamePasskey } from "#domain/customers/passkey/rename-passkey.ts";
import { renewRecoveryCodes } from "#domain/customers/two-step/renew-recovery-codes.ts";
import { sendPhoneCode } from "#domain/customers/phone/send-phone-code.ts";
import { digitsInput, ownPasswordInput } from "#domain/customers/sign-in/sign-in.input.ts";
import { turnOffTwoStep } from "#domain/customers/two-step/turn-off-two-step.ts";
import { turnOnTwoStep } from "#domain/customers/two-step/turn-on-two-step.ts";
import { verifyPhone } from "#domain/customers/phone/verify-phone.ts";
import { answer, answers, body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Ways in"];
const codesSchema = doneSchema.extend({ recovery_codes: z.array(z.string()) });
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const post = <Path extends string>(path: Path, summary: string) => ({
  method: "post" as const,
  path,
  tags,
  summary,
  security: signedIn,
  middleware: csrfProtected,
});

const setupSchema = z.object({
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
const twoStepBegin = createRoute({
  ...post("/user/two-step/begin", "A secret for an authenticator app; takes effect once a code is confirmed"),
  responses: answers(setupSchema),
});
const twoStepOn = createRoute({
  ...post("/user/two-step/turn-on", "Turn two-step sign-in on; returns the recovery codes, once"),
  responses: answers(codesSchema),
  request: body(digitsInput),
});
const twoStepOff = createRoute({
  ...post("/user/two-step/turn-off", "Turn two-step sign-in off; requires the password"),
  responses: answers(doneSchema),
  request: body(ownPasswordInput),
});
const newCodes = createRoute({
  ...post("/user/two-step/recovery-codes", "Replace the recovery codes; requires the password"),
  responses: answers(codesSchema),
  request: body(ownPasswordInput),
});
const passkeyOptions = createRoute({
  ...post("/user/passkey-options", "WebAuthn creation options for a new passkey; single use"),
  responses: answers(z.object({ options: z.any().openapi({ type: "object" }) })),
});
const passkeyAdd = createRoute({
  ...post("/user/passkeys", "Save a passkey created by a device"),
  responses: answers(doneSchema),
  request: body(addPasskeyInput),
});
const passkeyRename = createRoute({
  ...post("/user/passkeys/{id}/rename", "Rename a passkey"),
  responses: answers(doneSchema),
  request: { params, ...body(renamePasskeyInput) },
});
const passkeyDelete = createRoute({
  ...post("/user/passkeys/{id}/delete", "Delete a passkey, if another sign-in method remains"),
  responses: answers(doneSchema),
  request: { params },
});
const disconnect = createRoute({
  ...post("/user/identities/{id}/disconnect", "Disconnect a provider's account, if another sign-in method remains"),
  responses: answers(doneSchema),
  request: { params },
});
const phoneSend = createRoute({
  ...post("/user/phone/send-code", "Send a code to the customer's phone number by text message"),
  responses: answers(doneSchema),
});
const phoneVerify = createRoute({
  ...post("/user/phone/verify", "Confirm the phone number with the code; it can then be used to sign in"),
  responses: answers(doneSchema),
  request: body(digitsInput),
});

export const signInMethodApi = createRouter()
  .openapi(twoStepBegin, async (c) => answer(c, await beginTwoStep(c.var.ctx), (begun) => begun))
  .openapi(twoStepOn, async (c) => {
    const { t } = c.var.ctx;
    const on = await turnOnTwoStep(c.var.ctx, c.req.valid("json"));
    if (on.ok) return c.json({ success: t("Two-step sign-in is on."), recovery_codes: on.value }, 200);
    if (on.failure.code !== "wrong_code") return refuse(c, on.failure);
    return refuseInput(c, {
      code: [t("This code is incorrect. Check that your phone's clock is right and try again.")],
    });
  })
  .openapi(twoStepOff, async (c) => {
    const { t } = c.var.ctx;
    const off = await turnOffTwoStep(c.var.ctx, c.req.valid("json"));
    if (off.ok) return c.json({ success: t("Two-step sign-in is off.") }, 200);
    if (off.failure.code !== "wrong_password") return refuse(c, off.failure);
    return refuseInput(c, { password: [t("That password is incorrect.")] });
  })
  .openapi(newCodes, async (c) => {
    const { t } = c.var.ctx;
    const made = await renewRecoveryCodes(c.var.ctx, c.req.valid("json"));
    if (made.ok) return c.json({ success: t("Your new recovery codes are ready."), recovery_codes: made.value }, 200);
    if (made.failure.code !== "wrong_password") return refuse(c, made.failure);
    return refuseInput(c, { password: [t("That password is incorrect.")] });
  })
  .openapi(passkeyOptions, async (c) => answer(c, await beginPasskey(c.var.ctx), (begun) => ({ options: begun })))
  .openapi(passkeyAdd, async (c) => {
    const added = await addPasskey(c.var.ctx, c.req.valid("json"));
    return done(c, added, c.var.ctx.t("Passkey added"));
  })
  .openapi(passkeyRename, async (c) => {
    const renamed = await renamePasskey(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") });
    return done(c, renamed, c.var.ctx.t("Name saved"));
  })
  .openapi(passkeyDelete, async (c) =>
    done(c, await deletePasskey(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Passkey removed")),
  )
  .openapi(disconnect, async (c) =>
    done(c, await disconnectIdentity(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Account disconnected")),
  )
  .openapi(phoneSend, async (c) => {
    const sent = await sendPhoneCode(c.var.ctx);
    if (!sent.ok) return refuse(c, sent.failure);
    return c.json({ success: c.var.ctx.t("We've sent a code to {phone}.", { phone: sent.value }) }, 200);
  })
  .openapi(phoneVerify, async (c) => {
    const { t } = c.var.ctx;
    const verified = await verifyPhone(c.var.ctx, c.req.valid("json"));
    if (verified.ok) return c.json({ success: t("Your phone number is confirmed.") }, 200);
    if (verified.failure.code !== "wrong_code") return refuse(c, verified.failure);
    return refuseInput(c, { code: [t("This code is incorrect or has already been used.")] });
  });
