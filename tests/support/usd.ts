import { moneyFromMinor } from "#shared/money.ts";

/** An amount of US dollars, in cents. */
export const usd = (minor: number) => moneyFromMinor(minor, "USD");
