import type { Translate } from "./translate.ts";

/** The agreement of the program. Changing a sentence means a new version: applications keep the one they accepted. */
export const AGREEMENT = {
  version: "2026-11",
  sentences: (t: Translate): string[] => [
    t("You earn a commission on products ordered through your links, after discounts, excluding tax and shipping."),
    t("A click counts for 30 days; the last click before an order wins. Your own purchases don't earn a commission."),
    t("Commission is paid once the return period is over. Refunded items earn nothing."),
    t(
      "Say clearly that you earn a commission wherever you share a link. Don't bid on our name, send spam or set cookies without consent.",
    ),
    t("We may suspend an account that breaks these rules. You keep what you earned properly until then."),
  ],
};
