import { expect, it } from "vitest";
import type { ProductDetails, ProductVariant } from "#domain/catalog/product/product.ts";
import { findFaultsInData } from "#tests/support/check-structured-data.ts";
import { productData, type ProductFacts } from "./product-structured-data.ts";

const money = (amount: number) => ({ amount, currency: "USD", formatted: `$${amount / 100}` });
const page = "https://souk.example/product/kettle";
const facts: ProductFacts = {
  page,
  addressOfVariant: (id) => `${page}?variant=${id}`,
  imageOf: (file: string) => `https://souk.example/img/960/${file}`,
  variantId: null,
  shipTo: "US",
};

function variant(id: number, amount: number, rest: Partial<ProductVariant> = {}): ProductVariant {
  const sku = `K-${id}`;
  const made = { id, sku, price: money(amount), currentStock: 4, colorId: null, attributeValues: [], image: null };
  return { ...made, deliveryPrice: money(495), ...rest } as unknown as ProductVariant;
}

function kettle(variants: ProductVariant[], rest: Partial<ProductDetails> = {}): ProductDetails {
  return {
    id: 7,
    name: "Kettle",
    shortDescription: "Boils water.",
    description: "",
    gallery: ["kettle.webp"],
    galleryAlts: [""],
    seoTitle: "",
    seoDescription: "",
    categories: [{ id: 1, slug: "kitchen", name: "Kitchen" }],
    brand: { id: 1, slug: "fern", name: "Fern" },
    hasVariant: variants.length > 1,
    minimumOrderQuantity: 1,
    isRefundable: true,
    returnDays: 14,
    colors: [
      { id: 1, name: "Blue", hex: "#00f" },
      { id: 2, name: "Red", hex: "#f00" },
    ],
    attributes: [{ id: 3, name: "Capacity", values: [{ id: 9, name: "1 l" }] }],
    variants,
    delivery: { name: "Standard", price: money(495), freeFrom: null, minimumDays: 2, maximumDays: 4 },
    reviews: { average: 4.3, count: 3, stars: [0, 0, 1, 0, 2] },
    productShop: { name: "Copper and Clay" },
    ...rest,
  } as unknown as ProductDetails;
}

const choice = [
  variant(11, 4250, { colorId: 1, attributeValues: [9], image: "blue.webp" }),
  variant(12, 3900, { colorId: 2, attributeValues: [9], currentStock: 0, deliveryPrice: money(0) }),
];

it("says price, delivery and returns of a product without a choice", () => {
  const [data, ...more] = productData(kettle([variant(11, 4250)]), [], facts);
  expect(more).toEqual([]);
  expect(data).toMatchObject({
    "@type": "Product",
    sku: "K-11",
    image: ["https://souk.example/img/960/kettle.webp"],
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    offers: {
      "@type": "Offer",
      price: "42.50",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      shippingDetails: {
        shippingRate: { value: "4.95", currency: "USD" },
        shippingDestination: { addressCountry: "US" },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
      hasMerchantReturnPolicy: { applicableCountry: "US", merchantReturnDays: 14 },
    },
  });
  expect(findFaultsInData(data)).toEqual([]);
});

it("says what tells the variants of a group apart, and what each costs", () => {
  const [group] = productData(kettle(choice), [], facts);
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: "7",
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: [
      {
        name: "Kettle – Blue, 1 l",
        sku: "K-11",
        color: "Blue",
        size: "1 l",
        image: ["https://souk.example/img/960/blue.webp"],
        offers: { price: "42.50", url: `${page}?variant=11`, availability: "https://schema.org/InStock" },
      },
      {
        sku: "K-12",
        color: "Red",
        offers: {
          price: "39.00",
          availability: "https://schema.org/OutOfStock",
          shippingDetails: { shippingRate: { value: "0.00" } },
        },
      },
    ],
  });
  expect(findFaultsInData(group)).toEqual([]);
});

it("begins with the variant that the address names", () => {
  const [chosen, group] = productData(kettle(choice), [], { ...facts, variantId: 12 });
  expect(chosen).toMatchObject({
    "@type": "Product",
    sku: "K-12",
    isVariantOf: { "@id": `${page}#product` },
    offers: { price: "39.00", availability: "https://schema.org/OutOfStock" },
  });
  expect(group).toMatchObject({ "@type": "ProductGroup", "@id": `${page}#product` });
  expect(findFaultsInData(chosen)).toEqual([]);
  expect(productData(kettle(choice), [], { ...facts, variantId: 99 })).toHaveLength(1);
});

it("says when it cannot be returned or delivered", () => {
  const fixed = variant(11, 4250, { deliveryPrice: null });
  const [data] = productData(kettle([fixed], { isRefundable: false }), [], facts);
  expect(data).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" } },
  });
  expect(JSON.stringify(data)).not.toContain("shippingDetails");
});

it("claims no rating if no one has rated", () => {
  const unrated = kettle([variant(11, 4250)], { reviews: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] } });
  expect(productData(unrated, [], facts)[0]).not.toHaveProperty("aggregateRating");
});

it("quotes reviews in the language they were written in, and says until when the price holds", () => {
  const product = kettle([variant(11, 4250)], { priceValidUntil: "2026-12-01T00:00:00.000Z" });
  const review = { id: 1, author: "Ada B.", stars: 4, title: "Quick", body: "Boils.", languageCode: "en" };
  const shown = { isVerified: true, pictures: [], createdAt: "2026-11-02T10:00:00.000Z" };
  const [data] = productData(product, [{ ...review, ...shown }], facts);
  expect(data).toMatchObject({
    review: [{ author: { "@type": "Person", name: "Ada B." }, datePublished: "2026-11-02", name: "Quick" }],
    offers: { priceValidUntil: "2026-12-01T00:00:00.000Z" },
  });
});
