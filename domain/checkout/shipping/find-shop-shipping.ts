import { writeClock } from "#shared/clock.ts";
import { toMajorUnits, type Money, type ShownMoney } from "#shared/money.ts";
import { success, type Result } from "#shared/result.ts";
import { show, type Context } from "../../context.ts";
import { getShippingOwner, type ShippingFailure } from "./change-shipping.ts";
import { USUAL_PRACTICE, type ShippingPackage, type ShippingPractice } from "./shipping-practice.ts";
import { findCarrierRows, getPractice, type OwnCarrier } from "./practice.repository.ts";
import { findPickupPointRows } from "./pickup-point.repository.ts";
import type { PickupPoint } from "./pickup-point.ts";
import { findShippingRateRows } from "./shipping.repository.ts";
import type { ShippingMethod, ShippingRate, ShippingZone } from "./shipping.ts";
import { findShippedProducts, findZones } from "./shipping-zone.repository.ts";
import { recordOfPractice } from "./store-practice.ts";
import { versionOf } from "../../record-version.ts";

/** In the base currency; `major`: as entered. */
type KeptAmount = ShownMoney & { major: string };

export type ShippingRateView = {
  id: number;
  /** As stored, and in the page's language. */
  name: string;
  shownName: string;
  method: ShippingMethod;
  countryCode: string | null;
  countryName: string | null;
  zoneId: number | null;
  zoneName: string | null;
  price: KeptAmount;
  isPerUnit: boolean;
  productPrices: { productId: number; name: string; price: KeptAmount }[];
  steps: { from: KeptAmount; price: KeptAmount }[];
  weightBands: { upToGrams: number; price: KeptAmount }[];
  maximumGrams: number | null;
  excludedClasses: string[];
  freeFrom: KeptAmount | null;
  minimumDays: number;
  maximumDays: number;
  version: string;
};

type Versioned<Each> = Each & { version: string };
export type KeptZone = Versioned<ShippingZone>;
export type KeptPickupPoint = Versioned<PickupPoint>;
const withVersion = <Each>(record: Each): Versioned<Each> => ({ ...record, version: versionOf(record) });

/** The common deliveries, for all shops without their own. */
export type CommonShipping = {
  rates: ShippingRateView[];
  zones: KeptZone[];
  practice: PracticeView;
  carriers: Versioned<OwnCarrier>[];
  currency: string;
};

/** `isOwn`: false while a shop follows the common one. */
export type PracticeView = Pick<ShippingPractice, "handlingDays" | "volumeDivisor"> & {
  packages: Versioned<ShippingPackage>[];
  /** Such as `14:30`. */
  cutOff: string | null;
  isOwn: boolean;
  /** Of handling; empty: it has none of its own. */
  version: string;
};

/** A shop's deliveries and pick-up points. */
export type ShopShipping = CommonShipping & {
  pickupPoints: KeptPickupPoint[];
  /** The products that it ships, for per-product prices. */
  products: { id: number; name: string }[];
  /** The common rates that apply while it has none of its own. */
  commonRates: ShippingRateView[];
};

export async function findCommonShipping(ctx: Context): Promise<Result<CommonShipping, ShippingFailure>> {
  const owner = await getShippingOwner(ctx, "operator", "read");
  if (!owner.ok) return owner;
  const [rates, zones] = [await findShippingRateRows(ctx, []), await findZones(ctx, null)];
  return success({
    rates: rates.map((rate) => presentRate(ctx, rate, zones, [])),
    zones: zones.map(withVersion),
    practice: await findPractice(ctx, null),
    carriers: (await findCarrierRows(ctx, null)).map(withVersion),
    currency: ctx.baseCurrency.code,
  });
}

async function findPractice(ctx: Context, shopId: number | null): Promise<PracticeView> {
  const own = await getPractice(ctx, shopId);
  const common = own === null && shopId !== null ? await getPractice(ctx, null) : null;
  const { cutOffMinutes, packages, ...practice } = own ?? common ?? USUAL_PRACTICE;
  return {
    ...practice,
    packages: packages.map(withVersion),
    cutOff: cutOffMinutes === null ? null : writeClock(cutOffMinutes),
    isOwn: own !== null,
    version: own === null ? "" : versionOf(recordOfPractice(own)),
  };
}

export async function findShopShipping(ctx: Context): Promise<Result<ShopShipping, ShippingFailure>> {
  const owner = await getShippingOwner(ctx, "shop", "read");
  if (!owner.ok) return owner;
  const shopId = owner.value.shopId!;
  const rates = await findShippingRateRows(ctx, [shopId]);
  const [zones, commonZones] = [await findZones(ctx, shopId), await findZones(ctx, null)];
  const products = await findShippedProducts(ctx, shopId);
  return success({
    rates: rates.filter((rate) => rate.shopId === shopId).map((rate) => presentRate(ctx, rate, zones, products)),
    commonRates: rates.filter((rate) => rate.shopId === null).map((rate) => presentRate(ctx, rate, commonZones, [])),
    zones: zones.map(withVersion),
    practice: await findPractice(ctx, shopId),
    carriers: (await findCarrierRows(ctx, shopId)).map(withVersion),
    pickupPoints: (await findPickupPointRows(ctx, [shopId])).map(withVersion),
    products,
    currency: ctx.baseCurrency.code,
  });
}

function presentRate(
  ctx: Context,
  rate: ShippingRate,
  zones: readonly ShippingZone[],
  products: ShopShipping["products"],
): ShippingRateView {
  const names = new Intl.DisplayNames([ctx.visitor.language.code], { type: "region", fallback: "code" });
  const present = (amount: Money): KeptAmount => ({ ...show(ctx, amount), major: toMajorUnits(amount) });
  return {
    id: rate.id,
    name: rate.name,
    shownName: ctx.t(rate.name),
    method: rate.method,
    countryCode: rate.countryCode,
    countryName: rate.countryCode === null ? null : (names.of(rate.countryCode) ?? rate.countryCode),
    zoneId: rate.zoneId,
    zoneName: zones.find(({ id }) => id === rate.zoneId)?.name ?? null,
    price: present(rate.price),
    isPerUnit: rate.isPerUnit,
    productPrices: rate.productPrices.map(({ productId, price }) => ({
      productId,
      name: products.find(({ id }) => id === productId)?.name ?? "",
      price: present(price),
    })),
    steps: rate.steps.map(({ from, price }) => ({ from: present(from), price: present(price) })),
    weightBands: rate.weightBands.map(({ upToGrams, price }) => ({ upToGrams, price: present(price) })),
    maximumGrams: rate.maximumGrams,
    excludedClasses: [...rate.excludedClasses],
    freeFrom: rate.freeFrom && present(rate.freeFrom),
    minimumDays: rate.minimumDays,
    maximumDays: rate.maximumDays,
    version: versionOf(rate),
  };
}
