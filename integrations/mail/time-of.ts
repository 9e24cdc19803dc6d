import type { MailShop } from "./templates/mail-shop.ts";

/** Formats an instant in the language of a mail. */
export function timeOf({ languageCode }: MailShop, at: string): string {
  return new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  })
    .format(new Date(at))
    .concat(" UTC");
}
