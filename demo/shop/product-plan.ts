import { readCatalogue, type Kind, type Leaf, type Named, type TopCategory } from "../content/catalogue.ts";
import { readBrands, readSeries, readShops, type DemoBrand, type DemoShop } from "../content/makers.ts";
import type { Words } from "../content/sentences.ts";
import { slugOf } from "../content/tables.ts";
import { traitOf, type Trait } from "../content/traits.ts";
import { STUDIO_PRODUCTS } from "../content/studio-catalogue.ts";
import { known } from "../known.ts";
import { at, hashOf, randomFor } from "../random.ts";
import { nameInEach, titleInEach, type Names } from "./product-names.ts";
import { isRendered } from "./studio-pictures.ts";

/** What one product is, before its words, variants and prices are made. */
export type ProductPlan = {
  /** Counts over the whole catalogue from 1. */
  number: number;
  /** Which product of its kind, from 0. */
  turn: number;
  slug: string;
  name: Names;
  noun: Words;
  series: Words | null;
  topSlug: string;
  leaf: Leaf;
  emoji: string;
  price: { from: number; to: number };
  options: string[];
  pitch: Words;
  trait: Trait | null;
  /** Who wrote it, of a titled product. */
  maker: Words | null;
  brand: DemoBrand;
  shop: DemoShop;
};

const BRANDS = readBrands();
const SHOPS = readShops();

/** Every product of the demo shop, in the order of the catalogue. */
export function planProducts(): ProductPlan[] {
  const plans: ProductPlan[] = [];
  for (const top of readCatalogue())
    for (const leaf of top.groups.flatMap((group) => group.leaves)) {
      const drafts = [
        ...leaf.kinds.flatMap((kind) => draftsOfKind(top, leaf, kind)),
        ...leaf.named.map((named) => draftOfNamed(leaf, named)),
      ];
      for (const draft of drafts) plans.push(completePlan(draft, top, leaf, plans.length + 1));
    }
  return [...plans, ...planStudioProducts(plans.length + 1)];
}

/** The goods of the studio that have been rendered. */
function planStudioProducts(firstNumber: number): ProductPlan[] {
  const leaves = readCatalogue().flatMap((top) =>
    top.groups.flatMap((group) => group.leaves.map((leaf) => [leaf.slug, { top, leaf }] as const)),
  );
  const places = new Map(leaves);
  return STUDIO_PRODUCTS.filter(({ folder }) => isRendered(folder)).map((product, index) => {
    const { top, leaf } = known(places, product.leafSlug);
    const { price, title, pitch, author, weightGrams } = product;
    const draft: Draft = {
      turn: 0,
      series: null,
      name: titleInEach(title),
      noun: title,
      emoji: leaf.emoji,
      price: { from: price, to: price },
      options: [`g${weightGrams}`],
      pitch,
      trait: null,
      maker: author,
    };
    const plan = completePlan(draft, top, leaf, firstNumber + index);
    return {
      ...plan,
      shop: SHOPS.find(({ slug }) => slug === product.shopSlug) ?? plan.shop,
      brand: BRANDS.find(({ slug }) => slug === product.brandSlug) ?? plan.brand,
    };
  });
}

type Draft = Pick<
  ProductPlan,
  "turn" | "name" | "noun" | "series" | "emoji" | "price" | "options" | "pitch" | "trait" | "maker"
>;

function draftsOfKind(top: TopCategory, leaf: Leaf, kind: Kind): Draft[] {
  const count = kind.options.includes("n1") ? 1 : Math.max(2, kind.traits.length);
  const series = readSeries(top.slug);
  const start = leaf.kinds.indexOf(kind) * 7 + hashOf(leaf.slug);
  return kind.traits.slice(0, count).map((key, turn) => {
    const first = at(series, start + turn * 3);
    const trait = traitOf(key);
    const name = nameInEach({ series: first, trait, noun: kind.noun });
    return { turn, series: first, name, trait, maker: null, ...kind };
  });
}

function draftOfNamed(leaf: Leaf, named: Named): Draft {
  return {
    turn: leaf.named.indexOf(named),
    series: null,
    name: titleInEach(named.title),
    noun: named.title,
    trait: null,
    ...named,
    maker: named.maker,
  };
}

function completePlan(draft: Draft, top: TopCategory, leaf: Leaf, number: number): ProductPlan {
  const slug = slugOf(draft.name.en);
  const random = randomFor(`maker ${slug}`);
  const fitting = <Maker extends { topSlugs: string[] }>(makers: readonly Maker[]) =>
    makers.filter((maker) => maker.topSlugs.includes(top.slug));
  const shops = fitting(SHOPS).filter((shop) => !MISFITS[shop.slug]?.includes(leaf.slug));
  return {
    ...draft,
    number,
    slug,
    topSlug: top.slug,
    leaf,
    brand: random.pick(fitting(BRANDS)),
    shop: random.pick(shops),
  };
}

/** Leaves that a shop would not sell though it sells others of the same top category. */
const MISFITS: Record<string, readonly string[]> = {
  "morning-roast": [
    "pans",
    "pots",
    "baking",
    "knives",
    "cutlery",
    "helpers",
    "plates-bowls",
    "storage-lunch",
    "honey",
    "jams",
    "nut-butters",
    "bread",
    "grains",
    "oils-spices",
    "deli",
  ],
  "lumen-and-wick": [
    "seating",
    "bedroom",
    "storage",
    "cleaning",
    "safety",
    "make-up",
    "teeth",
    "supplements",
    "first-aid",
    "hair",
    "shaving",
  ],
  "north-room": ["cleaning", "soap-laundry", "bath", "party", "safety", "candles", "seasonal"],
  "tidy-house": ["seating", "bedroom", "wall-decor", "lamps", "candles", "seasonal"],
  "green-thumb-yard": ["hammers-axes", "screw-wrench", "saws-cutting", "tool-storage", "materials", "fixings"],
  "ironwood-tools": ["indoor-plants", "flowers", "outdoor-plants", "seeds", "herbs-veg", "garden-living"],
  "harbour-outfitters": [
    "dresses",
    "swim-women",
    "kids-dresses",
    "board-games",
    "rackets",
    "cue-bowl",
    "target",
    "wheels",
  ],
  "loom-and-line": ["kids-tops", "kids-dresses", "kids-outer", "workwear"],
  "little-button": [
    "dresses",
    "tops",
    "swim-women",
    "shirts",
    "trousers",
    "jackets",
    "socks-underwear",
    "scarves-gloves",
    "workwear",
    "board-games",
    "cars",
  ],
  "sole-society": [
    "handbags",
    "backpacks",
    "travel-work",
    "hats",
    "glasses",
    "umbrellas",
    "watches",
    "rings-necklaces",
    "charms",
  ],
  "wayfarer-goods": ["sneakers", "formal-boots", "sandals-heels", "watches", "rings-necklaces", "charms", "glasses"],
  "gilt-and-thread": ["sneakers", "formal-boots", "sandals-heels", "backpacks", "travel-work", "umbrellas"],
  "clear-signal": [
    "smartphones",
    "laptops-desktops",
    "input",
    "print-store",
    "optics",
    "guitars",
    "violins",
    "brass",
    "woodwind",
    "free-reed",
    "sheet-music",
    "drums",
    "string-parts",
  ],
  "field-and-fader": [
    "fiction",
    "cooking-home",
    "children",
    "sewing-patterns",
    "painting",
    "yarn",
    "sewing",
    "guitars",
    "violins",
    "brass",
    "woodwind",
    "free-reed",
    "desk",
    "writing",
  ],
  wheelhouse: [
    "football-rugby",
    "basketball-volley",
    "bat-ball",
    "rackets",
    "target",
    "cue-bowl",
    "boxing",
    "water-sports",
    "camping",
    "winter-fishing",
  ],
  "goal-and-trail": ["wheels"],
  "rose-and-resin": ["teeth", "first-aid", "shaving"],
  "third-string": ["samples", "recording", "keyboards"],
  "souk-select": ["furniture", "e-books", "sewing-patterns", "printables"],
};
