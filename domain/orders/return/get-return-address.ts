import { addressLines } from "#shared/address-lines.ts";
import type { Context } from "../../context.ts";
import { getReturnAddress } from "./return.repository.ts";

/** A shop's imprint address, line by line, as the default return address; empty if it has none. */
export async function getReturnAddressText(ctx: Context, shopId: number, languageCode: string): Promise<string> {
  const address = await getReturnAddress(ctx, shopId);
  if (!address) return "";
  const names = new Intl.DisplayNames([languageCode], { type: "region", fallback: "code" });
  return [address.name, ...addressLines(address), names.of(address.countryCode) ?? address.countryCode]
    .filter((line) => line !== "")
    .join("\n");
}
