import { z } from "@hono/zod-openapi";
import { APPLICATION_STATUSES, APPLICATION_TYPES, DOCUMENT_KINDS } from "#shared/shop-application.ts";

/** Of the bank account only the last characters. */
export const applicationSchema = z
  .object({
    id: z.int(),
    type: z.enum(APPLICATION_TYPES),
    status: z.enum(APPLICATION_STATUSES),
    shop_name: z.string(),
    offer: z.string(),
    legal_name: z.string(),
    birth_date: z.string().nullable(),
    phone: z.string(),
    line_1: z.string(),
    line_2: z.string(),
    city: z.string(),
    state: z.string(),
    postal_code: z.string(),
    country_code: z.string(),
    registration_number: z.string(),
    tax_number: z.string(),
    bank_ending: z.string(),
    is_bank_confirmed: z.boolean(),
    terms_accepted_at: z.string().nullable(),
    question: z.string(),
    answer: z.string(),
    rejection: z.string(),
    submitted_at: z.string().nullable(),
    documents: z.array(z.object({ id: z.int(), kind: z.enum(DOCUMENT_KINDS), created_at: z.string() })),
  })
  .openapi("SellerApplication");
