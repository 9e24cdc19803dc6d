/** Columns of exported orders, in their order. */
export const ORDER_COLUMNS = [
  "code",
  "trx_id",
  "placed_at",
  "shop",
  "name",
  "email",
  "phone",
  "country",
  "fulfilment",
  "payment",
  "payment_method",
  "delivery",
  "units",
  "total",
  "currency",
] as const;

/** Columns of exported order lines: those of the order come first. */
export const ORDER_LINE_COLUMNS = [
  "code",
  "placed_at",
  "shop",
  "name",
  "email",
  "country",
  "fulfilment",
  "payment",
  "product",
  "variant",
  "sku",
  "quantity",
  "unit_price",
  "line_total",
  "tax",
  "currency",
] as const;
