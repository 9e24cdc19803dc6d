import type { MoneyFormat, ShownMoney } from "#shared/money.ts";

/** A line of an order as it can be sent back; `worths`: what 1, 2, … units come to. */
export type LineToReturn = {
  orderLineId: number;
  name: string;
  variantsName: string;
  image: string | null;
  left: number;
  hindrance: "none" | "not_refundable" | "opened" | "returned";
  worths: ShownMoney[];
};

/** How amounts of the order are written, and what of its delivery can come back. */
export type ReturnMoney = { currencyCode: string; format: MoneyFormat; shipping: ShownMoney | null };
