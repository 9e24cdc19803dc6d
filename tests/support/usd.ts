import { moneyFromMinor } from "#shared/money.ts";

/** So many cents of a US dollar. */
export const usd = (minor: number) => moneyFromMinor(minor, "USD");
