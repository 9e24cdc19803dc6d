import type { PictureFailure } from "#domain/file/file-store.ts";
import { takeTry } from "#domain/limit/take-try.ts";
import { mayDo } from "#domain/staff/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../context.ts";
import { getRecharge, saveProof } from "./recharge.repository.ts";

const MOST_PIXELS = 1600;
const TRIES_PER_HOUR = 20;

export type PutProofFailure = Refusal<"sign_in" | "not_found" | "too_many_tries"> | PictureFailure;

/** A customer adds a picture of the transfer; only the customer and staff see it. */
export async function putProof(
  ctx: Context,
  rechargeId: number,
  bytes: Uint8Array,
): Promise<Result<null, PutProofFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "recharge-proof", of: String(customerId), most: TRIES_PER_HOUR, minutes: 60 };
  const taken = await takeTry(ctx, limit);
  if (!taken.ok) return taken;
  const read = await ctx.readPicture(bytes, { square: MOST_PIXELS, fit: "inside" });
  if (!read.ok) return read;
  const proof = `proof-${ctx.newToken()}.webp`;
  await ctx.files.write("private", proof, read.value);
  const former = await withTransaction(ctx, (inside) => saveProof(inside, rechargeId, customerId, proof));
  const gone = former === undefined ? proof : former;
  if (gone) await ctx.files.remove("private", gone);
  return former === undefined ? failure({ code: "not_found" }) : success(null);
}

/** The picture, for its customer and for staff who confirm payments; null for everybody else. */
export async function readProof(ctx: Context, rechargeId: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const recharge = await getRecharge(ctx, rechargeId);
  if (!recharge?.proof) return null;
  const isOwn = ctx.visitor.customerId === recharge.customerId;
  return isOwn || mayDo(ctx, "payments.confirm") ? ctx.files.read("private", recharge.proof) : null;
}
