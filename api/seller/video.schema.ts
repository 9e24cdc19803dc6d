import { z } from "@hono/zod-openapi";

const kind = z.enum(["file", "youtube", "vimeo"]);
const state = z.enum(["draft", "scheduled", "published", "hidden"]);
const texts = { title: z.string(), description: z.string() };

export const videoRowSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    poster: z.string(),
    kind,
    seconds: z.int(),
    state,
    shop_name: z.string(),
    products_count: z.int(),
    published_at: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi("VideoRow");

export const videoFormSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    shop_id: z.int(),
    shop_name: z.string(),
    ...texts,
    kind,
    source: z.string().nullable(),
    poster: z.string(),
    files: z.array(z.object({ height: z.int(), file: z.string() })),
    seconds: z.int(),
    captions: z.array(z.object({ language_code: z.string(), file: z.string() })),
    products: z.array(z.object({ slug: z.string(), second: z.int() })),
    translations: z.array(z.object({ language_code: z.string(), ...texts })),
    state,
    published_at: z.string().nullable(),
    hidden_reason: z.string(),
  })
  .openapi("VideoForm");
