type Rule = { must: readonly string[]; may?: readonly string[] };

/** What of schema.org's vocabulary the shop says, and what search engines want with it. */
const TYPES: Readonly<Record<string, Rule>> = {
  AggregateRating: { must: ["ratingValue", "reviewCount"], may: ["bestRating", "worstRating"] },
  Answer: { must: ["text"] },
  BlogPosting: {
    must: ["headline", "author", "datePublished", "publisher", "mainEntityOfPage"],
    may: ["description", "inLanguage", "dateModified", "image"],
  },
  Brand: { must: ["name"], may: ["url", "logo"] },
  BreadcrumbList: { must: ["itemListElement"] },
  CollectionPage: { must: ["name", "url"], may: ["mainEntity", "description"] },
  DefinedRegion: { must: ["addressCountry"] },
  Event: { must: ["name", "startDate", "location"], may: ["endDate", "url", "image", "description"] },
  FAQPage: { must: ["mainEntity"], may: ["url"] },
  ItemList: { must: ["itemListElement"], may: ["numberOfItems", "name", "url"] },
  ListItem: { must: ["position"], may: ["name", "item", "url", "image"] },
  MerchantReturnPolicy: {
    must: ["applicableCountry", "returnPolicyCategory"],
    may: ["merchantReturnDays", "returnMethod"],
  },
  MonetaryAmount: { must: ["value", "currency"] },
  Offer: {
    must: ["priceCurrency", "price", "availability", "hasMerchantReturnPolicy"],
    may: ["url", "seller", "itemCondition", "priceValidUntil", "shippingDetails"],
  },
  OfferShippingDetails: { must: ["shippingRate", "shippingDestination", "deliveryTime"] },
  OfferCatalog: { must: ["name"], may: ["itemListElement", "url"] },
  Organization: { must: ["name"], may: ["url", "logo", "slogan", "@id"] },
  Person: { must: ["name"] },
  PostalAddress: { must: ["addressLocality"], may: ["addressCountry"] },
  Product: {
    must: ["name", "image", "offers", "description", "sku"],
    may: ["@id", "url", "category", "brand", "aggregateRating", "review", "color", "size", "isVariantOf"],
  },
  ProductGroup: {
    must: ["name", "image", "description", "productGroupID", "variesBy", "hasVariant"],
    may: ["@id", "url", "category", "brand", "aggregateRating", "review"],
  },
  QuantitativeValue: { must: ["minValue", "maxValue", "unitCode"] },
  Question: { must: ["name", "acceptedAnswer"] },
  Rating: { must: ["ratingValue"], may: ["bestRating", "worstRating"] },
  Review: {
    must: ["author", "reviewRating", "reviewBody"],
    may: ["name", "inLanguage", "datePublished", "itemReviewed"],
  },
  ShippingDeliveryTime: { must: ["transitTime"], may: ["handlingTime"] },
  SearchAction: { must: ["target", "query-input"] },
  Store: {
    must: ["name", "url"],
    may: ["@id", "slogan", "description", "logo", "image", "address", "aggregateRating"],
  },
  VideoObject: {
    must: ["name", "thumbnailUrl", "uploadDate"],
    may: ["description", "embedUrl", "contentUrl", "duration", "url"],
  },
  WebPage: { must: ["name", "url"] },
  WebSite: { must: ["name", "url"], may: ["@id", "inLanguage", "publisher", "potentialAction"] },
};

/** Errors in the JSON-LD of a page; empty if a search engine can read all of it. */
export function findFaultsInData(data: unknown): string[] {
  if (!isThing(data)) return ["it is no object"];
  const faults = data["@context"] === "https://schema.org" ? [] : ["it does not name its vocabulary"];
  const { "@context": _, ...thing } = data;
  const graph = thing["@graph"];
  if (Array.isArray(graph)) return [...faults, ...graph.flatMap((each) => faultsOf(each, "@graph"))];
  return [...faults, ...faultsOf(thing, "")];
}

type Thing = Record<string, unknown>;

function faultsOf(thing: unknown, path: string): string[] {
  if (!isThing(thing)) return [`${path} is no thing`];
  const { "@type": type, ...properties } = thing;
  if (type === undefined && Object.keys(properties).join() === "@id") return [];
  const rule = TYPES[String(type)];
  if (!rule) return [`${path}: ${String(type)} is not one of the types that the shop speaks of`];
  const here = `${path}${path && "."}${String(type)}`;
  const missing = rule.must
    .filter((name) => properties[name] === undefined || properties[name] === "" || isEmpty(properties[name]))
    .map((name) => `${here} has no ${name}`);
  const unknown = Object.keys(properties)
    .filter((name) => !rule.must.includes(name) && !rule.may?.includes(name))
    .map((name) => `${here} has an unknown ${name}`);
  const inside = Object.entries(properties).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isThing)
      .flatMap((each) => faultsOf(each, `${here}.${name}`)),
  );
  return [...missing, ...unknown, ...inside];
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
