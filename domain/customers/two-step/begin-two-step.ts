import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { getReader } from "#domain/customers/customer/customer.repository.ts";
import { encrypt } from "#domain/customers/customer/encrypt.ts";
import type { Context } from "../../context.ts";
import { renderQrCode, type QrCode } from "./render-qr-code.ts";
import { newTotpSecret, totpAddress } from "./totp.ts";
import { putPendingSecret } from "./two-step.repository.ts";

/** The secret for the customer's app, as a QR code and to type in. */
export type TwoStepSetup = { secret: string; address: string; qr: QrCode };

export type BeginTwoStepFailure = Failure<"sign_in" | "two_step_on_already">;

/** Creates a secret for the customer's app. It takes effect only when a code confirms it. */
export async function beginTwoStep(ctx: Context): Promise<Result<TwoStepSetup, BeginTwoStepFailure>> {
  const { customerId } = ctx.visitor;
  const reader = customerId === null ? null : await getReader(ctx, customerId);
  if (!reader) return failure({ code: "sign_in" });
  const secret = newTotpSecret();
  if (!(await putPendingSecret(ctx, reader.id, encrypt(ctx, "two-step", secret))))
    return failure({ code: "two_step_on_already" });
  const address = totpAddress(secret, ctx.settings.shopName, reader.email);
  return success({ secret, address, qr: renderQrCode(address) });
}
