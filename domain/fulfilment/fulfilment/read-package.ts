import { findOfferedPackages } from "../../checkout/shipping/find-packages.ts";
import type { Context } from "../../context.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Failure } from "#shared/failures.ts";
import type { ParcelPackage } from "../parcel/parcel.ts";
import type { TrackingInput } from "./fulfilment.input.ts";

const NO_PACKAGE = { packageName: "", lengthMillimeters: null, widthMillimeters: null, heightMillimeters: null };

/** The package by its id, copied: a later change of it changes no parcel. Not found: it is another shop's. */
export async function readPackage(
  ctx: Context,
  shopId: number,
  { package_id: packageId, weight_grams: weightGrams }: TrackingInput,
): Promise<Result<Partial<ParcelPackage>, Failure<"not_found">>> {
  const weight = weightGrams === undefined ? {} : { weightGrams };
  if (packageId === undefined) return success(weight);
  if (packageId === 0) return success({ ...NO_PACKAGE, ...weight });
  const box = (await findOfferedPackages(ctx, shopId)).find(({ id }) => id === packageId);
  if (!box) return failure({ code: "not_found" });
  const { name: packageName, lengthMillimeters, widthMillimeters, heightMillimeters } = box;
  return success({ packageName, lengthMillimeters, widthMillimeters, heightMillimeters, ...weight });
}
