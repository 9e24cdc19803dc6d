import { randomFor, type Random } from "../random.ts";
import type { DemoOffer, DemoPriceStep, DemoProduct } from "./demo-product.ts";
import { planProducts, type ProductPlan } from "./product-plan.ts";
import { writeReviews } from "./product-reviews.ts";
import { writeTexts } from "./product-texts.ts";
import { makeVariants } from "./product-variants.ts";
import { findStudioGoods } from "./studio-pictures.ts";

const LONGEST_ON_SALE = 420;

/** Every product of the demo shop. The same on every machine and every day. */
export function makeProducts(): DemoProduct[] {
  return planProducts().map(makeProduct);
}

function makeProduct(plan: ProductPlan): DemoProduct {
  const random = randomFor(`product ${plan.slug}`);
  const isDigital = plan.options.includes("digital");
  const weightGrams = isDigital
    ? 0
    : Math.round((numberAfter(plan.options, "g") ?? 300) * (0.85 + random.next() * 0.35));
  const goods = { isDigital, weightGrams };
  const { variants, pictures } = makeVariants(plan, isDigital);
  const isShown = findStudioGoods(plan.slug) !== null;
  const daysOnSale = random.isOneIn(isShown ? 3 : 7) ? random.between(2, 28) : random.between(40, LONGEST_ON_SALE);
  const reviews = writeReviews(plan, daysOnSale);
  return {
    slug: plan.slug,
    wording: {
      en: writeTexts("en", plan, goods),
      ar: writeTexts("ar", plan, goods),
      es: writeTexts("es", plan, goods),
      hi: writeTexts("hi", plan, goods),
    },
    tags: tagsOf(plan, random),
    topSlug: plan.topSlug,
    categorySlug: plan.leaf.slug,
    brandSlug: plan.brand.slug,
    shopSlug: plan.shop.slug,
    isDigital,
    emoji: plan.emoji,
    pictures,
    weightGrams,
    taxClass: plan.options.includes("reduced") ? "reduced" : plan.options.includes("zero") ? "zero" : "standard",
    isCashOnDeliveryAllowed: !isDigital && !plan.options.includes("nocod"),
    minimumQuantity: numberAfter(plan.options, "moq") ?? 1,
    maximumQuantity: numberAfter(plan.options, "max"),
    lowStockThreshold: 5,
    daysOnSale,
    salesCount:
      reviews.length * random.between(3, 14) +
      (daysOnSale > 30 ? random.between(0, 40) : random.between(0, 6)) +
      (isShown && daysOnSale > 30 ? random.between(160, 320) : 0),
    variants,
    ...makePrices(random, daysOnSale, Math.min(...variants.map((variant) => variant.priceMinor))),
    reviews,
  };
}

/** The number that stands behind a word of the catalogue: `moq2` → 2. */
function numberAfter(options: readonly string[], word: string): number | null {
  const found = options
    .map((option) => new RegExp(`^${word}(\\d+)$`).exec(option)?.[1])
    .find((digits) => digits !== undefined);
  return found === undefined ? null : Number(found);
}

function tagsOf(plan: ProductPlan, random: Random): string[] {
  const words = [
    plan.trait?.name[0],
    plan.series?.[0],
    plan.maker?.[0],
    plan.leaf.slug,
    random.isOneIn(4) ? "gift" : null,
    random.isOneIn(9) ? "editors choice" : null,
  ];
  return [
    ...new Set(
      words
        .filter((word) => word !== null && word !== undefined)
        .map((word) => word.toLowerCase().replaceAll("-", " ")),
    ),
  ];
}

/** A quarter is on offer now, a few were or will be; one in three changed its own price in the last weeks. */
function makePrices(
  random: Random,
  daysOnSale: number,
  lowestMinor: number,
): Pick<DemoProduct, "offers" | "priceSteps" | "wholesale"> {
  const mood = random.next();
  const isOld = daysOnSale > 40;
  const offers: DemoOffer[] = [];
  const offer = (fromDay: number, toDay: number) =>
    offers.push({ discount: discountOf(random, lowestMinor), fromDay, toDay });
  if (mood < 0.26) offer(-Math.min(random.between(1, 12), daysOnSale - 1), random.between(2, 21));
  else if (mood < 0.31 && isOld) offer(-random.between(18, 27), -random.between(4, 12));
  else if (mood < 0.35) offer(random.between(2, 6), random.between(9, 20));
  const priceSteps: DemoPriceStep[] = [{ day: -daysOnSale, percent: 100 }];
  if (isOld && random.isOneIn(3)) priceSteps[0] = { day: -daysOnSale, percent: random.pick([92, 95, 105, 110]) };
  if (priceSteps[0]?.percent !== 100) priceSteps.push({ day: -random.between(20, 38), percent: 100 });
  return {
    offers,
    priceSteps,
    wholesale:
      lowestMinor < 3000 && random.isOneIn(14)
        ? { from: random.pick([6, 10, 12]), basisPoints: random.pick([500, 800, 1000]) }
        : null,
  };
}

function discountOf(random: Random, lowestMinor: number): DemoOffer["discount"] {
  if (random.next() < 0.8 || lowestMinor < 1500)
    return { kind: "percent", basisPoints: random.pick([1000, 1500, 2000, 2000, 2500, 3000, 4000]) };
  return {
    kind: "flat",
    amountMinor: Math.max(100, Math.round((lowestMinor * random.between(12, 30)) / 10_000) * 100),
  };
}
