import { z } from "@hono/zod-openapi";
import { setCookie } from "hono/cookie";
import { consentInput } from "#domain/platform/consent/consent.input.ts";
import { recordConsent } from "#domain/platform/consent/record-consent.ts";
import { CONSENT_COOKIE, CONSENT_PURPOSES, CONSENT_SECONDS, readConsent, writeConsent } from "#shared/consent.ts";
import { body, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const purposes = z.array(z.enum(CONSENT_PURPOSES));

const routes = openRoutes("Visitor");

const decide = routes.post(
  "/consent",
  "Decide which optional cookies and embedded content are loaded; the decision is logged without identity",
  body(consentInput),
  z.object({ consent: z.object({ accepted: purposes, declined: purposes }) }),
);

export const consentApi = createRouter().openapi(decide, async (c) => {
  const known = readConsent(c.req.header("Cookie") ?? "");
  const recorded = await recordConsent(c.var.ctx, c.req.valid("json"), known.key);
  if (!recorded.ok) return refuse(c, recorded.failure);
  const { accepted, declined } = recorded.value;
  setCookie(c, CONSENT_COOKIE, writeConsent(recorded.value), {
    path: "/",
    sameSite: "Lax",
    secure: c.var.isTlsUsed,
    maxAge: CONSENT_SECONDS,
  });
  return c.json({ consent: { accepted: [...accepted], declined: [...declined] } }, 200);
});
