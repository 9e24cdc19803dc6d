import { z } from "@hono/zod-openapi";

/** The signed-in user. */
export const userSchema = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    image: z.string().nullable(),
    is_staff: z.boolean(),
    is_seller: z.boolean(),
    unread_notifications: z.int(),
    is_email_verified: z.boolean(),
  })
  .openapi("User");
