import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Link, StaticRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { ProductCard as Product } from "#domain/catalog/product/product.ts";
import { createTranslate } from "#shared/translate.ts";
import { CachedParts } from "./cached-parts.server.tsx";
import { Kept, CachedContext } from "../ui/parts/kept.tsx";
import { type Page, PageContext, usePage } from "../ui/parts/page.tsx";
import { CardActions } from "../ui/product/card-actions.tsx";
import { ProductCard } from "../ui/product/product-card.tsx";
import { useVisitor, VisitorProvider } from "../visitor/visitor-store.tsx";

const ENGLISH = pageIn("en", {});
const ARABIC = pageIn("ar", { "In stock": "متوفر" });
const PRODUCT = {
  id: 7,
  slug: "lamp",
  name: "Lamp",
  image: "lamp.jpg",
  price: { amount: 12, currency: "EUR", formatted: "€12.00" },
  oldPrice: null,
  discountPercent: 0,
  rating: 4.5,
  reviewsCount: 3,
  shop: { name: "Light & Sons" },
  minimumOrderQuantity: 1,
  lowStockThreshold: 2,
  currentStock: 9,
  isDigital: false,
  hasVariant: false,
  variantId: null,
} as unknown as Product;

function pageIn(code: string, keywords: Record<string, string>): Page {
  const direction = code === "ar" ? "rtl" : "ltr";
  const language = { code, direction } as const;
  return {
    t: createTranslate(keywords, code),
    language,
    shopName: "Souk",
    baseUrl: "http://souk.example/",
    appPath: "/",
    madeAt: 1,
  };
}

function draw(parts: CachedParts | null, children: ReactNode, page = ENGLISH, basename = "/"): string {
  return renderToString(
    <StaticRouter basename={basename} location={basename}>
      <PageContext value={page}>
        <CachedContext value={parts && parts.renderFor(page)}>{children}</CachedContext>
      </PageContext>
    </StaticRouter>,
  );
}

function card({
  isWished = false,
  isFirst = false,
  ...changes
}: Partial<Product> & { isWished?: boolean; isFirst?: boolean }) {
  const product = { ...PRODUCT, ...changes };
  const actions = { name: product.name, isWished, isCompared: false, onWish: () => null, onCompare: () => null };
  return (
    <ProductCard
      product={product}
      currentStock={product.currentStock}
      isPending={false}
      isAdded={false}
      isFirst={isFirst}
      actions={<CardActions {...actions} />}
      extraFacts={[isWished, false]}
      onAdd={() => undefined}
      onQuickView={() => undefined}
    />
  );
}

function createCounter() {
  const drawn = vi.fn<() => void>();
  function Counted() {
    drawn();
    return <Link to="/cart">{`${usePage().t("Cart")} & more`}</Link>;
  }
  return { drawn, Counted };
}

test("a card is the same to the byte whether it is drawn, drawn to be kept, or kept", () => {
  const parts = new CachedParts({ maxBytes: 1_000_000 });
  const drawn = draw(null, card({}));
  expect(draw(parts, card({}))).toBe(drawn);
  expect(draw(parts, card({}))).toBe(drawn);
  expect(drawn).toContain("Light &amp; Sons");
});

test("another price, stock, mark, language or base path is another card", () => {
  const parts = new CachedParts({ maxBytes: 1_000_000 });
  draw(parts, card({}));
  const price = { ...PRODUCT.price, currency: "USD", formatted: "$13.00" };
  for (const changed of [
    card({ price }),
    card({ currentStock: 0 }),
    card({ isWished: true }),
    card({ name: "Lantern" }),
  ])
    expect(draw(parts, changed)).toBe(draw(null, changed));
  expect(draw(parts, card({}), ARABIC, "/ar")).toBe(draw(null, card({}), ARABIC, "/ar"));
  expect(draw(parts, card({}), ENGLISH, "/en")).toContain('href="/en/product/lamp"');
  expect(draw(parts, card({}))).toBe(draw(null, card({})));
});

test("a part is drawn once for its facts, and parts of the same facts stay apart", () => {
  const parts = new CachedParts({ maxBytes: 1_000_000 });
  const { drawn, Counted } = createCounter();
  const part = (name: string, path?: string) => (
    <Kept as="div" facts={[name, 1]} {...(path ? { path } : {})}>
      <Counted />
    </Kept>
  );
  for (let round = 0; round < 3; round += 1) draw(parts, part("one"));
  expect(drawn).toHaveBeenCalledTimes(1);
  draw(parts, part("two"));
  draw(parts, part("one", "/elsewhere"));
  expect(drawn).toHaveBeenCalledTimes(3);
});

test("what is kept is bounded: the part that was wanted longest ago goes first", () => {
  const parts = new CachedParts({ maxBytes: 32_000 });
  const { drawn, Counted } = createCounter();
  const part = (number: number) => (
    <Kept as="div" facts={["part", number]}>
      <Counted />
    </Kept>
  );
  for (let number = 0; number < 200; number += 1) draw(parts, part(number));
  expect(drawn).toHaveBeenCalledTimes(200);
  draw(parts, part(199));
  expect(drawn).toHaveBeenCalledTimes(200);
  draw(parts, part(0));
  expect(drawn).toHaveBeenCalledTimes(201);
});

test("what looks for the visitor or for the moment is never kept", () => {
  const parts = new CachedParts({ maxBytes: 1_000_000 });
  const Personal = () => useVisitor((state) => state.shipTo);
  const Dated = () => usePage().madeAt;
  const screen = (shipTo: string) => (
    <VisitorProvider first={{ token: "", shipTo }} known={{}}>
      <Kept as="div" facts={["personal"]}>
        <Personal />
      </Kept>
      <Kept as="div" facts={["dated"]}>
        <Dated />
      </Kept>
    </VisitorProvider>
  );
  expect(draw(parts, screen("DE"))).toBe("<div>DE</div><div>1</div>");
  expect(draw(parts, screen("IN"), { ...ENGLISH, madeAt: 2 })).toBe("<div>IN</div><div>2</div>");
});

test("a picture of the first screen is asked for in the head, also the second time", () => {
  const parts = new CachedParts({ maxBytes: 1_000_000 });
  const drawn = draw(null, card({ isFirst: true }));
  expect(draw(parts, card({ isFirst: true }))).toBe(drawn);
  expect(draw(parts, card({ isFirst: true }))).toBe(drawn);
  expect(drawn).toMatch(/^<link rel="preload" as="image"/);
});
