import * as z from "zod";
import { defineProvider } from "../provider-definition.ts";
import { createPaypal } from "./paypal.ts";

const LIVE_API = "https://api-m.paypal.com";
const LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\/?$/;

export const paypal = defineProvider({
  code: "paypal",
  settings: z.object({
    PAYPAL_CLIENT_ID: z.string(),
    PAYPAL_CLIENT_SECRET: z.string(),
    PAYPAL_WEBHOOK_ID: z.string(),
    PAYPAL_API_URL: z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(LOOPBACK)], "must be an https address")
      .default(LIVE_API),
  }),
  open: async (settings) =>
    createPaypal({
      clientId: settings.PAYPAL_CLIENT_ID,
      clientSecret: settings.PAYPAL_CLIENT_SECRET,
      webhookId: settings.PAYPAL_WEBHOOK_ID,
      apiUrl: settings.PAYPAL_API_URL,
    }),
});
