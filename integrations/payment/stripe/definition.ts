import * as z from "zod";
import { defineProvider } from "../provider-definition.ts";
import { createStripe } from "./stripe.ts";

export const stripe = defineProvider({
  code: "stripe",
  settings: z.object({
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_/, "must begin with sk_ or rk_ and test_ or live_: it is the secret key"),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .startsWith("whsec_", "must begin with whsec_: it is the signing secret of the endpoint"),
    STRIPE_API_URL: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  }),
  open: ({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl }, { now }) =>
    createStripe({ secretKey, webhookSecret, apiUrl: apiUrl ?? null, now }),
});
