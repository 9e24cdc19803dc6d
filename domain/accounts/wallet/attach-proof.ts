import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { storeProof, readProofFile, type Proof } from "#domain/platform/file/store-proof.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getRecharge, saveProof } from "./recharge.repository.ts";

const TRIES_PER_HOUR = 20;

export type AttachProofFailure = Failure<"sign_in" | "not_found" | "too_many_tries"> | ImageFailure;

/** Uploads a customer's proof of a transfer, an image or a PDF; only the customer and staff see it. */
export async function attachProof(
  ctx: Context,
  rechargeId: number,
  bytes: Uint8Array,
): Promise<Result<null, AttachProofFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "recharge-proof", of: String(customerId), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const kept = await storeProof(ctx, bytes);
  if (!kept.ok) return kept;
  const proof = kept.value;
  const former = await withTransaction(ctx, (inside) => saveProof(inside, rechargeId, customerId, proof));
  const replaced = former === undefined ? proof : former;
  if (replaced) await ctx.files.remove("private", replaced);
  return former === undefined ? failure({ code: "not_found" }) : success(null);
}

/** For its customer and staff who confirm payments; null for anyone else. */
export async function readProof(ctx: Context, rechargeId: number): Promise<Proof | null> {
  const recharge = await getRecharge(ctx, rechargeId);
  if (!recharge?.proof) return null;
  const isOwn = ctx.visitor.customerId === recharge.customerId;
  return isOwn || mayDo(ctx, "payments.confirm") ? readProofFile(ctx, recharge.proof) : null;
}
