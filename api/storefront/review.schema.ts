import { z } from "@hono/zod-openapi";
import { MAX_REVIEW_IMAGES } from "#shared/review-choices.ts";
import { reviewSchema } from "./product.schema.ts";

export const replySchema = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    author: z.enum(["shopper", "shop", "operator"]),
    author_name: z.string(),
    body: z.string(),
    language_code: z.string(),
    likes_count: z.int(),
    created_at: z.string(),
  })
  .openapi("ReviewReply");

export const reviewEntrySchema = z
  .object({ ...reviewSchema.shape, likes_count: z.int(), replies: z.array(replySchema) })
  .openapi("ReviewEntry");

export const storedReviewSchema = z.object({
  success: z.string(),
  review: z.object({ id: z.int(), is_published: z.boolean() }),
});

const images = {
  type: "array" as const,
  maxItems: MAX_REVIEW_IMAGES,
  items: { type: "string" as const, format: "binary" },
};

const written = {
  rating: { type: "integer" as const, minimum: 1, maximum: 5 },
  title: { type: "string" as const },
  comment: { type: "string" as const },
  image: images,
};

/** The fields of a form with images, for the OpenAPI document. */
export function reviewFormDocument(fields: Record<string, { type: "integer" | "string" }>, required: string[]) {
  return { type: "object" as const, required: [...required, "rating"], properties: { ...fields, ...written } };
}
