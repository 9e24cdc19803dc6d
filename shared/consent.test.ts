import { describe, expect, test } from "vitest";
import { CONSENT_TEXT_VERSION, readConsent, writeConsent } from "./consent.ts";

const key = "k3VdzQ0m1xP5aBcD";

describe("the consent cookie", () => {
  test("is read as it was written, among others", () => {
    const consent = { accepted: ["media"], declined: ["preferences", "statistics"], key } as const;
    expect(readConsent(`a=b; souk_consent=${writeConsent(consent)}; c=d`)).toEqual(consent);
    const all = { accepted: ["preferences", "media", "statistics"], declined: [], key } as const;
    expect(readConsent(`souk_consent=${writeConsent(all)}`)).toEqual(all);
  });

  test.each([
    "",
    "souk_consent=",
    `souk_consent=${CONSENT_TEXT_VERSION + 1}.media..${key}`,
    `souk_consent=x.media..${key}`,
    `other_souk_consent=1.media..${key}`,
    "souk_consent=1.media.",
  ])("of another form or text version decides nothing: %s", (cookies) => {
    expect(readConsent(cookies)).toEqual({ accepted: [], declined: [], key: "" });
  });

  test("has no purposes that the shop does not know", () => {
    expect(readConsent(`souk_consent=1.media-everything.ads.${key}`)).toEqual({
      accepted: ["media"],
      declined: [],
      key,
    });
  });
});
