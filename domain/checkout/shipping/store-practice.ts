import { parseClock } from "#shared/clock.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeShipping, type ShippingFailure, type ShippingSide } from "./change-shipping.ts";
import { isStale } from "../../record-version.ts";
import type { ShippingPackage } from "./shipping-practice.ts";
import type { CarrierInput, PackageInput, PracticeInput } from "./practice.input.ts";
import {
  beginPractice,
  deleteCarrierRow,
  deletePackageRow,
  findCarrierRows,
  getPackage,
  getPractice,
  insertCarrier,
  insertPackage,
  type OwnCarrier,
  savePractice,
  updateCarrier,
  updatePackage,
} from "./practice.repository.ts";

const MAX_ENTRIES = 40;

type StorePracticeFailure = Failure<"not_found" | "too_many_entries" | "changed_meanwhile">;
type Stored = Promise<Result<{ id: number }, ShippingFailure | StorePracticeFailure>>;

/** Sets when goods are handed over and how large ones are weighed; placed orders keep their promise and price. */
export function storePractice(ctx: Context, side: ShippingSide, input: PracticeInput): Stored {
  return changeShipping<StorePracticeFailure>(ctx, side, "shipping.change", async (inside, shopId) => {
    const before = await getPractice(inside, shopId);
    if (isStale(input.version, recordOfPractice(before))) return failure({ code: "changed_meanwhile" as const });
    const practice = {
      handlingDays: input.handling_days,
      cutOffMinutes: input.cut_off === null ? null : parseClock(input.cut_off),
      volumeDivisor: input.volume_divisor,
    };
    await savePractice(inside, shopId, practice);
    return success({
      id: 0,
      kind: "practice" as const,
      name: "",
      ...(before ? { before: describePractice(before) } : {}),
      values: describePractice(practice),
    });
  });
}

/** What the version of a practice is of; a shop that has none follows the common one. */
export function recordOfPractice(practice: PracticeToDescribe | null): string[] | null {
  return practice && describePractice(practice);
}

function describePractice(practice: Pick<PracticeToDescribe, "handlingDays" | "cutOffMinutes" | "volumeDivisor">) {
  return [
    `handling_days: ${practice.handlingDays}`,
    `cut_off_minutes: ${practice.cutOffMinutes ?? "–"}`,
    `volume_divisor: ${practice.volumeDivisor ?? "–"}`,
  ];
}

type PracticeToDescribe = NonNullable<Awaited<ReturnType<typeof getPractice>>>;

/** Creates or changes a package. */
export function storePackage(ctx: Context, side: ShippingSide, { id, version, ...input }: PackageInput): Stored {
  return changeShipping<StorePracticeFailure>(ctx, side, "shipping.change", async (inside, shopId) => {
    await beginPractice(inside, shopId);
    const box = {
      name: input.name,
      lengthMillimeters: input.length_mm,
      widthMillimeters: input.width_mm,
      heightMillimeters: input.height_mm,
      emptyGrams: input.empty_grams,
      maximumGrams: input.maximum_grams,
    };
    const before = id === undefined ? null : await getPackage(inside, shopId, id);
    if (id !== undefined && !before) return failure({ code: "not_found" as const });
    if (before && isStale(version, before)) return failure({ code: "changed_meanwhile" as const });
    if (id === undefined && (await getPractice(inside, shopId))!.packages.length >= MAX_ENTRIES)
      return failure({ code: "too_many_entries" as const, values: { number: MAX_ENTRIES } });
    if (id !== undefined) await updatePackage(inside, shopId, { id, ...box });
    return success({
      id: id ?? (await insertPackage(inside, shopId, box)),
      kind: "package" as const,
      name: box.name,
      ...(before ? { before: describePackage(before) } : {}),
      values: describePackage(box),
    });
  });
}

function describePackage(box: Omit<ShippingPackage, "id">): string[] {
  const size = `${box.lengthMillimeters} × ${box.widthMillimeters} × ${box.heightMillimeters} mm`;
  return [box.name, size, `${box.emptyGrams} g`, box.maximumGrams === null ? "" : `≤ ${box.maximumGrams} g`].filter(
    Boolean,
  );
}

export function deletePackage(ctx: Context, side: ShippingSide, id: number): Stored {
  return changeShipping<Failure<"not_found">>(ctx, side, "shipping.remove", async (inside, shopId) => {
    const before = await getPackage(inside, shopId, id);
    if (!before) return failure({ code: "not_found" as const });
    await deletePackageRow(inside, shopId, id);
    return success({ id, kind: "package" as const, name: before.name, before: describePackage(before) });
  });
}

/** Creates or changes a carrier; shipments that were packed with it keep their link. */
export function storeCarrier(ctx: Context, side: ShippingSide, { id, version, ...input }: CarrierInput): Stored {
  return changeShipping<StorePracticeFailure>(ctx, side, "shipping.change", async (inside, shopId) => {
    const carrier = { name: input.name, trackingLink: input.tracking_link };
    const known = await findCarrierRows(inside, shopId);
    const before = known.find((each) => each.id === id);
    if (id !== undefined && !before) return failure({ code: "not_found" as const });
    if (before && isStale(version, before)) return failure({ code: "changed_meanwhile" as const });
    if (id === undefined && known.length >= MAX_ENTRIES)
      return failure({ code: "too_many_entries" as const, values: { number: MAX_ENTRIES } });
    if (id !== undefined) await updateCarrier(inside, shopId, { id, ...carrier });
    return success({
      id: id ?? (await insertCarrier(inside, shopId, carrier)),
      kind: "carrier" as const,
      name: carrier.name,
      ...(before ? { before: describeCarrier(before) } : {}),
      values: describeCarrier(carrier),
    });
  });
}

function describeCarrier({ name, trackingLink }: Omit<OwnCarrier, "id">): string[] {
  return [name, trackingLink].filter(Boolean);
}

export function deleteCarrier(ctx: Context, side: ShippingSide, id: number): Stored {
  return changeShipping<Failure<"not_found">>(ctx, side, "shipping.remove", async (inside, shopId) => {
    const before = (await findCarrierRows(inside, shopId)).find((each) => each.id === id);
    if (!before) return failure({ code: "not_found" as const });
    await deleteCarrierRow(inside, shopId, id);
    return success({ id, kind: "carrier" as const, name: before.name, before: describeCarrier(before) });
  });
}
