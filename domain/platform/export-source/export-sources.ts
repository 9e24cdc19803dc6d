import { AFFILIATE_EXPORT } from "#domain/accounts/affiliate/affiliate-export.ts";
import { PAYOUT_EXPORT } from "#domain/accounts/payout/payout-export.ts";
import { RECHARGE_EXPORT } from "#domain/accounts/wallet/recharge-export.ts";
import { VOUCHER_EXPORT } from "#domain/accounts/voucher/voucher-export.ts";
import { PRODUCT_EXPORT } from "#domain/catalog/product-admin/product-export.ts";
import { SEARCH_MISS_EXPORT, SEARCH_RULE_EXPORT } from "#domain/discovery/search-admin/search-exports.ts";
import { CUSTOMER_EXPORT } from "#domain/customers/customer-admin/customer-export.ts";
import { SHOP_ORDER_EXPORT } from "#domain/fulfilment/fulfilment/shop-order-export.ts";
import { STOCK_EXPORT } from "#domain/fulfilment/inventory/stock-export.ts";
import { ORDER_EXPORT, ORDER_LINE_EXPORT } from "#domain/orders/order-admin/order-export.ts";
import { RETURN_EXPORT } from "#domain/orders/return/return-export.ts";
import { TRANSFER_EXPORT } from "#domain/payment/attempt/transfer-export.ts";
import { COUPON_EXPORT } from "#domain/pricing/coupon-admin/coupon-export.ts";
import { PRICE_RULE_EXPORT } from "#domain/pricing/price-rule/price-rule-export.ts";
import type { ExportList } from "#shared/list/export-columns.ts";
import { AUDIT_EXPORT } from "../audit-log/audit-export.ts";
import type { ExportSource } from "../list-export/list-export.ts";
import { MAIL_EXPORT } from "../outbox/mail-export.ts";

/** All lists that can be exported. */
export const EXPORT_SOURCES: readonly ExportSource[] = [
  ORDER_EXPORT,
  ORDER_LINE_EXPORT,
  SHOP_ORDER_EXPORT,
  PRODUCT_EXPORT,
  CUSTOMER_EXPORT,
  RETURN_EXPORT,
  COUPON_EXPORT,
  TRANSFER_EXPORT,
  RECHARGE_EXPORT,
  VOUCHER_EXPORT,
  MAIL_EXPORT,
  AUDIT_EXPORT,
  PRICE_RULE_EXPORT,
  STOCK_EXPORT,
  SEARCH_MISS_EXPORT,
  SEARCH_RULE_EXPORT,
  PAYOUT_EXPORT,
  AFFILIATE_EXPORT,
];

/** Null if this side has no such list. */
export function findExportSource(list: ExportList, side: "shop" | "operator"): ExportSource | null {
  const source = EXPORT_SOURCES.find((each) => each.list === list);
  return source && (side === "shop" ? source.right : source.permission) !== null ? source : null;
}
