import type { MoneyFormat, ShownMoney } from "#shared/money.ts";

/** An order line that can be returned; `worths`: the refund for 1, 2, … units. */
export type LineToReturn = {
  orderLineId: number;
  name: string;
  variantsName: string;
  image: string | null;
  left: number;
  blocker: "none" | "not_refundable" | "opened" | "returned" | "over";
  worths: ShownMoney[];
};

/** The order's currency format, and the refundable part of the delivery. */
export type ReturnMoney = { currencyCode: string; format: MoneyFormat; shipping: ShownMoney | null };
