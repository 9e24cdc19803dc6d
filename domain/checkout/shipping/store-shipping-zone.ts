import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import { describeZone } from "./describe-rate.ts";
import { changeShipping, type ShippingSide } from "./change-shipping.ts";
import type { ShippingZoneInput } from "./shipping.input.ts";
import { readPostalCodes } from "./postal-codes.ts";
import { foldName, type ShippingPlace } from "./shipping.ts";
import { isCountryKnown } from "./shipping-write.repository.ts";
import {
  countZones,
  deleteZoneRow,
  findZones,
  insertZone,
  isZoneUsed,
  replacePlaces,
  updateZone,
} from "./shipping-zone.repository.ts";
import type { StoreShippingFailure } from "./store-shipping-rate.ts";
import { isStale } from "../../record-version.ts";

const MAX_ZONES = 40;

/** Creates or changes a zone. */
export function storeShippingZone(
  ctx: Context,
  side: ShippingSide,
  input: ShippingZoneInput,
): Promise<Result<{ id: number }, StoreShippingFailure>> {
  return changeShipping<StoreShippingFailure>(ctx, side, "shipping.change", async (inside, shopId) => {
    for (const { country_code: code } of input.places)
      if (!(await isCountryKnown(inside, code)))
        return failure({
          code: "invalid" as const,
          errors: { places: [inside.t("We don't ship to this country.")] },
        });
    if (input.places.some(({ postal_codes: typed }) => readPostalCodes(typed) === null))
      return failure({
        code: "invalid" as const,
        errors: { places: [inside.t("Enter postal codes like 80, 81000-81999.")] },
      });
    if (input.id === undefined && (await countZones(inside, shopId)) >= MAX_ZONES)
      return failure({ code: "too_many_entries" as const, values: { number: MAX_ZONES } });
    const before = (await findZones(inside, shopId)).find(({ id }) => id === input.id);
    if (before && isStale(input.version, before)) return failure({ code: "changed_meanwhile" as const });
    if (input.id !== undefined && !(await updateZone(inside, shopId, input.id, input.name)))
      return failure({ code: "not_found" as const });
    const id = input.id ?? (await insertZone(inside, shopId, input.name));
    const places = tidyPlaces(input);
    await replacePlaces(inside, id, places);
    return success({
      id,
      kind: "zone" as const,
      name: input.name,
      ...(before ? { before: describeZone(before) } : {}),
      values: describeZone({ name: input.name, places }),
    });
  });
}

/** Removes duplicate places. */
function tidyPlaces({ places }: ShippingZoneInput): ShippingPlace[] {
  const known = new Map<string, ShippingPlace>();
  for (const { country_code: countryCode, state, city, postal_codes: typed } of places) {
    const postalCodes = readPostalCodes(typed)!;
    const key = [countryCode, foldName(state), foldName(city), postalCodes].join("/");
    if (!known.has(key)) known.set(key, { countryCode, state, city, postalCodes });
  }
  return [...known.values()];
}

/** A zone in use by a delivery cannot be deleted. */
export function deleteShippingZone(
  ctx: Context,
  side: ShippingSide,
  id: number,
): Promise<Result<{ id: number }, StaffFailure | Failure<"not_found" | "zone_used">>> {
  return changeShipping<Failure<"not_found" | "zone_used">>(ctx, side, "shipping.remove", async (inside, shopId) => {
    const before = (await findZones(inside, shopId)).find((zone) => zone.id === id);
    if (!before) return failure({ code: "not_found" as const });
    const { name } = before;
    if (await isZoneUsed(inside, id)) return failure({ code: "zone_used" as const, values: { name } });
    await deleteZoneRow(inside, shopId, id);
    return success({ id, kind: "zone" as const, name, before: describeZone(before) });
  });
}
