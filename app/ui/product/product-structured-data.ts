import type { AggregateRating, Review as ReviewData } from "schema-dts";
import type { ProductDetails, ProductVariant, Review } from "#domain/catalog/product/product.ts";
import { plainTextOf } from "#shared/rich-text.ts";
import { moneyFromMinor, type ShownMoney, toMajorUnits } from "#shared/money.ts";

/** Further inputs for the data of a product. `variantId`: the variant in the URL. */
export type ProductFacts = {
  page: string;
  addressOfVariant: (id: number) => string;
  imageOf: (file: string) => string;
  variantId: number | null;
  /** The ship-to country. */
  shipTo: string;
};

const MAX_REVIEWS = 5;
const VOCABULARY = "https://schema.org";

/** A product as structured data: details, rating, and the price of each variant. */
export function productData(product: ProductDetails, reviews: readonly Review[], facts: ProductFacts): object[] {
  const [first] = product.variants;
  const id = `${facts.page}#product`;
  const common = { "@context": VOCABULARY, "@id": id, ...commonData(product, reviews, facts) };
  if (!product.hasVariant && first)
    return [{ ...common, "@type": "Product", sku: first.sku, offers: offerOf(product, first, facts) }];
  const group = {
    ...common,
    "@type": "ProductGroup",
    productGroupID: String(product.id),
    variesBy: [
      ...(product.variants.some(({ colorId }) => colorId !== null) ? [`${VOCABULARY}/color`] : []),
      ...(product.variants.some(({ attributeValues }) => attributeValues.length > 0) ? [`${VOCABULARY}/size`] : []),
    ],
    hasVariant: product.variants.map((variant) => variantData(product, variant, facts)),
  };
  const chosen = product.variants.find((variant) => variant.id === facts.variantId);
  if (!chosen) return [group];
  return [{ "@context": VOCABULARY, ...variantData(product, chosen, facts), isVariantOf: { "@id": id } }, group];
}

function commonData(product: ProductDetails, reviews: readonly Review[], { page, imageOf }: ProductFacts) {
  return {
    name: product.name,
    description: product.shortDescription || plainTextOf(product.description) || product.name,
    url: page,
    image: product.gallery.map(imageOf),
    category: product.categories.map(({ name }) => name).join(" > "),
    ...(product.brand && { brand: { "@type": "Brand" as const, name: product.brand.name } }),
    ...(product.reviews.count > 0 && { aggregateRating: ratingOf(product), review: reviewsOf(reviews) }),
  };
}

function variantData(product: ProductDetails, variant: ProductVariant, facts: ProductFacts) {
  const color = product.colors.find(({ id }) => id === variant.colorId)?.name;
  const size = product.attributes
    .flatMap(({ values }) => values.filter(({ id }) => variant.attributeValues.includes(id)))
    .map(({ name }) => name)
    .join(", ");
  const url = facts.addressOfVariant(variant.id);
  const images = variant.image ? [variant.image] : product.gallery;
  return {
    "@type": "Product",
    "@id": `${facts.page}#variant-${variant.id}`,
    name: [product.name, [color, size].filter(Boolean).join(", ")].filter(Boolean).join(" – "),
    description: product.shortDescription || product.name,
    url,
    image: images.map(facts.imageOf),
    sku: variant.sku,
    ...(color && { color }),
    ...(size && { size }),
    offers: offerOf(product, variant, facts),
  };
}

function ratingOf({ reviews }: ProductDetails) {
  return {
    "@type": "AggregateRating",
    ratingValue: reviews.average,
    reviewCount: reviews.count,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}

function reviewsOf(reviews: readonly Review[]) {
  return reviews.slice(0, MAX_REVIEWS).map(
    ({ author, stars, title, body, languageCode, createdAt }) =>
      ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
        ...(title && { name: title }),
        reviewBody: body,
        inLanguage: languageCode,
        datePublished: createdAt.slice(0, "2026-01-31".length),
      }) satisfies ReviewData,
  );
}

function offerOf(product: ProductDetails, variant: ProductVariant, facts: ProductFacts) {
  const isSoldOut = variant.currentStock < Math.max(1, product.minimumOrderQuantity);
  return {
    "@type": "Offer",
    url: facts.addressOfVariant(variant.id),
    seller: { "@type": "Organization", name: product.productShop.name },
    price: majorUnits(variant.price),
    priceCurrency: variant.price.currency,
    availability: isSoldOut ? `${VOCABULARY}/OutOfStock` : `${VOCABULARY}/InStock`,
    itemCondition: `${VOCABULARY}/NewCondition`,
    ...(product.priceValidUntil && { priceValidUntil: product.priceValidUntil }),
    ...(variant.deliveryPrice && { shippingDetails: shippingOf(product, variant.deliveryPrice, facts) }),
    hasMerchantReturnPolicy: returnsOf(product, facts),
  };
}

function shippingOf({ delivery }: ProductDetails, price: ShownMoney, { shipTo }: ProductFacts) {
  const days = { minValue: delivery?.minimumDays ?? 0, maxValue: delivery?.maximumDays ?? 0 };
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: majorUnits(price), currency: price.currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: shipTo },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 0, unitCode: "DAY" },
      transitTime: { "@type": "QuantitativeValue", ...days, unitCode: "DAY" },
    },
  };
}

function returnsOf({ isRefundable, returnDays }: ProductDetails, { shipTo }: ProductFacts) {
  const applicableCountry = shipTo;
  if (!isRefundable || returnDays === 0)
    return {
      "@type": "MerchantReturnPolicy",
      applicableCountry,
      returnPolicyCategory: `${VOCABULARY}/MerchantReturnNotPermitted`,
    };
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry,
    returnPolicyCategory: `${VOCABULARY}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: returnDays,
    returnMethod: `${VOCABULARY}/ReturnByMail`,
  };
}

function majorUnits({ amount, currency }: ShownMoney): string {
  return toMajorUnits(moneyFromMinor(amount, currency));
}
