import { customerTable } from "../content/customers.ts";
import { arabicReviewTable, reviewTable } from "../content/reviews.ts";
import { cell, readRows } from "../content/tables.ts";
import { randomFor } from "../random.ts";
import type { DemoReview } from "./demo-product.ts";
import type { ProductPlan } from "./product-plan.ts";

export type DemoCustomer = { email: string; firstName: string; lastName: string; language: "en" | "ar" };

const LEADING_TABLES = { en: readReviewRows(reviewTable), ar: readReviewRows(arabicReviewTable) };
const CUSTOMERS = readCustomers();

/** The authors of reviews; a review refers to them by index. */
export function readCustomers(): DemoCustomer[] {
  return readRows(customerTable, 3).map((row) => {
    const [firstName, lastName] = [cell(row, 0), cell(row, 1)];
    return {
      email: `${firstName}.${lastName}@souk.example`.toLowerCase(),
      firstName,
      lastName,
      language: cell(row, 2) === "ar" ? "ar" : "en",
    };
  });
}

/** Zero to nine reviews, mostly positive; no two of a product are the same. */
export function writeReviews(plan: ProductPlan, daysOnSale: number): DemoReview[] {
  const random = randomFor(`reviews ${plan.slug}`);
  const count = daysOnSale < 8 ? random.between(0, 1) : Math.floor(random.next() ** 1.5 * 10);
  const mood = 0.55 + random.next() * 0.4;
  const authors = random
    .some([...CUSTOMERS.keys()], count)
    .toSorted((a, b) => ((a * 7 + plan.number) % 11) - ((b * 7 + plan.number) % 11));
  const used = new Set<string>();
  const reviews: DemoReview[] = [];
  for (const customer of authors) {
    const language = CUSTOMERS[customer]?.language ?? "en";
    const stars = starsFor(random.next(), mood);
    const fitting = LEADING_TABLES[language].filter(
      (row) =>
        row.stars === stars && !used.has(row.title) && (row.tops.includes(plan.topSlug) || row.tops.includes("*")),
    );
    if (fitting.length === 0) continue;
    const row = random.pick(fitting);
    used.add(row.title);
    reviews.push({
      customer,
      stars,
      title: row.title,
      body: row.body,
      language,
      daysAgo: random.between(1, Math.max(1, daysOnSale - 2)),
    });
  }
  return reviews;
}

function starsFor(chance: number, mood: number): number {
  if (chance < mood * 0.72) return 5;
  if (chance < mood * 0.72 + 0.27) return 4;
  if (chance < 0.93) return 3;
  return chance < 0.975 ? 2 : 1;
}

function readReviewRows(table: string): { stars: number; tops: string[]; title: string; body: string }[] {
  return readRows(table, 4).map((row) => ({
    stars: Number(cell(row, 0)),
    tops: cell(row, 1).split(" "),
    title: cell(row, 2),
    body: cell(row, 3),
  }));
}
