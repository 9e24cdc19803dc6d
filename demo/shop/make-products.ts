import { randomFor, type Random } from "../random.ts";
import type { DemoOffer, DemoPriceStep, DemoProduct } from "./demo-product.ts";
import { planProducts, type ProductPlan } from "./product-plan.ts";
import { writeReviews } from "./product-reviews.ts";
import { writeTexts } from "./product-texts.ts";
import { makeVariants } from "./product-variants.ts";

const LONGEST_ON_SALE = 420;

/** Every product of the demo shop. The same on every machine and every day. */
export function makeProducts(): DemoProduct[] {
  return planProducts().map(makeProduct);
}

function makeProduct(plan: ProductPlan): DemoProduct {
  const random = randomFor(`product ${plan.slug}`);
  const { isDigital } = plan;
  const { variants, pictures } = makeVariants(plan);
  const daysOnSale = random.isOneIn(5) ? random.between(2, 28) : random.between(40, LONGEST_ON_SALE);
  const reviews = writeReviews(plan, daysOnSale);
  return {
    slug: plan.slug,
    folder: plan.folder,
    wording: {
      en: writeTexts("en", plan),
      ar: writeTexts("ar", plan),
      es: writeTexts("es", plan),
      hi: writeTexts("hi", plan),
    },
    tags: tagsOf(plan, random),
    topSlug: plan.topSlug,
    leafSlug: plan.leafSlug,
    categorySlug: plan.categorySlug,
    brandSlug: plan.brand.slug,
    shopSlug: plan.shop.slug,
    isDigital,
    pictures,
    weightGrams: plan.weightGrams,
    taxClass: TAX_CLASSES[plan.leafSlug] ?? TAX_CLASSES[plan.topSlug] ?? "standard",
    isCashOnDeliveryAllowed: !isDigital && !WITHOUT_CASH.has(plan.leafSlug),
    minimumQuantity: 1,
    maximumQuantity: plan.topSlug === "electronics" ? 5 : null,
    lowStockThreshold: 5,
    daysOnSale,
    salesCount: reviews.length * random.between(3, 14) + random.between(0, daysOnSale > 30 && !isDigital ? 220 : 6),
    variants,
    ...makePrices(random, daysOnSale, Math.min(...variants.map((variant) => variant.priceMinor))),
    reviews,
  };
}

const TAX_CLASSES: Readonly<Record<string, DemoProduct["taxClass"]>> = {
  pantry: "reduced",
  fiction: "reduced",
  "cooking-home": "reduced",
  children: "reduced",
  "e-books": "reduced",
  "sheet-music": "reduced",
  feeding: "zero",
  "first-aid": "zero",
};
/** Plants must be prepaid. */
const WITHOUT_CASH = new Set(["indoor-plants", "flowers", "outdoor-plants"]);

function tagsOf({ material, author, leafSlug }: ProductPlan, random: Random): string[] {
  const words = [
    leafSlug.replaceAll("-", " "),
    ...(material ? [material.name[0].toLowerCase()] : []),
    ...(author ? [author[0].toLowerCase()] : []),
    ...(random.isOneIn(4) ? ["gift"] : []),
  ];
  return [...new Set(words)];
}

/** One in six is on offer now, a few were or will be; one in six changed its price in the last weeks. */
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
  if (mood < 0.17) offer(-Math.min(random.between(1, 12), daysOnSale - 1), random.between(2, 21));
  else if (mood < 0.21 && isOld) offer(-random.between(18, 27), -random.between(4, 12));
  else if (mood < 0.24) offer(random.between(2, 6), random.between(9, 20));
  const priceSteps: DemoPriceStep[] = [{ day: -daysOnSale, percent: 100 }];
  if (isOld && random.isOneIn(6)) priceSteps[0] = { day: -daysOnSale, percent: random.pick([92, 95, 105, 110]) };
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
