import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { CustomerView } from "#domain/customers/customer/customer.ts";
import { setImage } from "#domain/customers/customer/customer.repository.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { withTransaction, type Context } from "../../context.ts";

const SQUARE_PIXELS = 256;
const TRIES_PER_HOUR = 20;

export type ChangeImageFailure = Failure<"sign_in" | "too_many_tries"> | ImageFailure;

/** Changes the customer's image, cropped to a centered square. Deletes the previous one. */
export async function changeImage(ctx: Context, bytes: Uint8Array): Promise<Result<CustomerView, ChangeImageFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "profile-picture", of: String(customerId), max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const read = await ctx.readImage(bytes, { square: SQUARE_PIXELS, fit: "cover" });
  if (!read.ok) return read;
  // An unguessable name, new for each image, as browsers cache images forever.
  const image = `customer-${ctx.newToken()}.webp`;
  await ctx.files.write("pictures", image, read.value);
  return putImage(ctx, customerId, image);
}

export async function removeImage(ctx: Context): Promise<Result<CustomerView, Failure<"sign_in">>> {
  const { customerId } = ctx.visitor;
  return customerId === null ? failure({ code: "sign_in" }) : putImage(ctx, customerId, null);
}

async function putImage(
  ctx: Context,
  customerId: number,
  image: string | null,
): Promise<Result<CustomerView, Failure<"sign_in">>> {
  await withTransaction(ctx, async (inside) => {
    const former = await setImage(inside, customerId, image);
    if (former) inside.afterCommit(() => ctx.files.remove("pictures", former));
  });
  const customer = await getCustomer(ctx);
  return customer ? success(customer) : failure({ code: "sign_in" });
}
