import { expect, it } from "vitest";
import type { ProductDetails, ProductVariant } from "#domain/product/product.ts";
import { productData } from "./product-structured-data.ts";

const money = (amount: number) => ({ amount, currency: "USD", formatted: `$${amount / 100}` });
const addresses = {
  page: "https://souk.example/product/kettle",
  imageOf: (file: string) => `https://souk.example/img/960/${file}`,
};

function kettle(prices: number[], reviewsCount = 3): ProductDetails {
  return {
    name: "Kettle",
    shortDescription: "Boils water.",
    description: "",
    gallery: ["kettle.webp"],
    categories: [{ id: 1, slug: "kitchen", name: "Kitchen" }],
    brand: { id: 1, slug: "fern", name: "Fern" },
    price: money(prices[0] ?? 0),
    currentStock: 4,
    variants: prices.map((amount, index) => ({ sku: `K-${index}`, price: money(amount) }) as ProductVariant),
    reviews: { average: 4.3, count: reviewsCount, stars: [0, 0, 1, 0, 2] },
    productShop: { name: "Copper and Clay" },
  } as ProductDetails;
}

it("says one price in major units", () => {
  expect(productData(kettle([4250]), [], addresses)).toMatchObject({
    "@type": "Product",
    sku: "K-0",
    image: ["https://souk.example/img/960/kettle.webp"],
    aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
    offers: { "@type": "Offer", price: "42.50", priceCurrency: "USD", availability: "https://schema.org/InStock" },
  });
});

it("says from where to where the prices of its variants go", () => {
  expect(productData(kettle([4250, 3900]), [], addresses)).toMatchObject({
    offers: { "@type": "AggregateOffer", lowPrice: "39.00", highPrice: "42.50", offerCount: 2 },
  });
});

it("claims no rating where nobody has rated", () => {
  expect(productData(kettle([4250], 0), [], addresses)).not.toHaveProperty("aggregateRating");
});

it("quotes reviews in the language they were written in, and says until when the price holds", () => {
  const product = { ...kettle([4250]), priceValidUntil: "2026-12-01T00:00:00.000Z" };
  const review = { id: 1, author: "Ada B.", stars: 4, title: "Quick", body: "Boils.", languageCode: "en" };
  const data = productData(product, [{ ...review, createdAt: "2026-11-02T10:00:00.000Z" }], addresses);
  expect(data.review).toEqual([
    expect.objectContaining({
      author: { "@type": "Person", name: "Ada B." },
      datePublished: "2026-11-02",
      name: "Quick",
    }),
  ]);
  expect(data.offers).toMatchObject({ priceValidUntil: "2026-12-01T00:00:00.000Z" });
});
