import type { Context } from "../context.ts";
import { getReturnAddress } from "./return.repository.ts";

/** Where a shop sits, line by line, as what a return is sent to if the shop says nothing else; empty where it has not told. */
export async function getReturnAddressText(ctx: Context, shopId: number, languageCode: string): Promise<string> {
  const address = await getReturnAddress(ctx, shopId);
  if (!address) return "";
  const names = new Intl.DisplayNames([languageCode], { type: "region", fallback: "code" });
  const city = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [
    address.name,
    address.line1,
    address.line2,
    [city, address.state].filter(Boolean).join(", "),
    names.of(address.countryCode) ?? address.countryCode,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
