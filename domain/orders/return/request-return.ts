import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getReturnable, type Returnable } from "./get-returnable.ts";
import type { RequestReturnInput } from "./return.input.ts";
import { insertReturn, lockLines, moveReturnRow } from "./return.repository.ts";
import { notifyReturn } from "./notify-return.ts";

export type RequestReturnFailure =
  | Failure<"sign_in" | "not_found" | "not_returnable" | "return_over" | "too_many_returned" | "too_many_tries">
  | ImageFailure;

const IMAGE = { square: 1600, fit: "inside" } as const;

/** The shopper requests a return. Images are validated by content and stored privately, for those who decide. */
export async function requestReturn(
  ctx: Context,
  input: RequestReturnInput,
): Promise<Result<{ id: number }, RequestReturnFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const tried = await consumeRateLimit(ctx, {
    name: "return-account",
    of: String(customerId),
    max: ctx.settings.returnTriesPerAccount,
  });
  if (!tried.ok) return tried;
  const before = await getReturnable(ctx, input.code);
  if (!before.ok) return before;
  const failed = failureOf(before.value, input);
  if (failed) return failure(failed);
  const pictures = await keepImages(ctx, input.pictures);
  if (!pictures.ok) return pictures;
  const written = await writeReturn(ctx, customerId, input, pictures.value).catch(async (error: unknown) => {
    await dropImages(ctx, pictures.value);
    throw error;
  });
  if (!written.ok) await dropImages(ctx, pictures.value);
  return written;
}

function failureOf({ lines }: Returnable, input: RequestReturnInput) {
  const wanted = new Map<number, number>();
  for (const { order_line_id: id, quantity } of input.lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  for (const [id, quantity] of wanted) {
    const line = lines.find(({ orderLineId }) => orderLineId === id);
    if (!line || line.left === 0) return { code: "not_returnable" as const };
    if (quantity > line.left)
      return { code: "too_many_returned" as const, values: { count: line.left, name: line.name } };
  }
  return null;
}

async function keepImages(ctx: Context, files: readonly File[]): Promise<Result<string[], ImageFailure>> {
  const names: string[] = [];
  for (const file of files) {
    const read = await ctx.readImage(new Uint8Array(await file.arrayBuffer()), IMAGE);
    if (!read.ok) {
      await dropImages(ctx, names);
      return read;
    }
    const name = `return-${ctx.newToken()}.webp`;
    await ctx.files.write("private", name, read.value);
    names.push(name);
  }
  return success(names);
}

async function dropImages(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names) await ctx.files.remove("private", name);
}

async function writeReturn(
  ctx: Context,
  customerId: number,
  input: RequestReturnInput,
  pictures: readonly string[],
): Promise<Result<{ id: number }, RequestReturnFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<{ id: number }, RequestReturnFailure>> => {
    const known = await getReturnable(inside, input.code);
    if (!known.ok) return known;
    await lockLines(inside, known.value.order.id);
    // Read again under the lock: a concurrent request may have taken the same units.
    const now = await getReturnable(inside, input.code);
    if (!now.ok) return now;
    const failed = failureOf(now.value, input);
    if (failed) return failure(failed);
    const { order } = now.value;
    const units = Map.groupBy(input.lines, (line) => line.order_line_id);
    const id = await insertReturn(inside, {
      orderId: order.id,
      shopId: order.shopId,
      customerId,
      reason: input.reason,
      text: input.text,
      refundTo: input.refund_to,
      lines: [...units].map(([orderLineId, lines]) => ({
        orderLineId,
        quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      })),
      pictures,
    });
    const actor = { kind: "shopper" as const, customerId };
    await moveReturnRow(inside, { id, orderId: order.id }, { from: null, to: "requested", actor });
    await notifyReturn(inside, id, "requested", actor, input.text);
    return success({ id });
  });
}
