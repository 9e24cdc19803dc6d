import type { MailShop } from "./templates/mail-shop.ts";

/** An instant as a mail says it, in its language. */
export function timeOf({ languageCode }: MailShop, at: string): string {
  return new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  })
    .format(new Date(at))
    .concat(" UTC");
}
