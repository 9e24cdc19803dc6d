import { z } from "@hono/zod-openapi";

export const campaignSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    banner: z.string().nullable(),
    phone_banner: z.string().nullable(),
    backdrop: z.string(),
    text_color: z.string(),
    is_flash_sale: z.boolean(),
    starts_at: z.string(),
    ends_at: z.string(),
    state: z.enum(["upcoming", "running", "over"]),
    products_count: z.int(),
  })
  .openapi("Campaign");
