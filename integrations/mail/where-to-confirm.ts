import type { MailShop } from "./templates/mail-shop.ts";

export function whereToConfirm(shop: MailShop): string {
  return shop.t(
    "Open the link where you're signed in. Other ways to sign in that were set up before will then be removed.",
  );
}
