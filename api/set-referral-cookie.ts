import { setCookie } from "hono/cookie";
import {
  REFERRAL_COOKIE,
  REFERRAL_SECONDS,
  writeReferral,
  type Referral,
} from "#domain/accounts/affiliate/affiliate.ts";
import type { ApiContext } from "./answer.ts";

/** Remembers the last click on an affiliate's link in this browser. */
export function setReferralCookie(c: ApiContext, referral: Referral | null): void {
  if (!referral) return;
  setCookie(c, REFERRAL_COOKIE, writeReferral(referral), {
    httpOnly: true,
    sameSite: "Lax",
    secure: c.var.isTlsUsed,
    path: "/",
    maxAge: REFERRAL_SECONDS,
  });
}
