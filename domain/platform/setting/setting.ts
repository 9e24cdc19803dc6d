import * as z from "zod";

/**
 * All settings of the shop with their defaults; a row of the table overrides its default. Wire names are snake_case.
 */
export const settingsSchema = z.object({
  shopName: z.string().min(1).max(80).default("Souk"),
  shopTagline: z.string().max(160).default("A market of good things"),
  shopEmail: z.string().default("hello@souk.example"),
  shopPhone: z.string().default(""),
  /** The shop's location, in one line; printed at the end of mails. */
  shopAddress: z.string().max(300).default(""),
  defaultCurrency: z.string().length(3).default("USD"),
  defaultLanguage: z.string().default("en"),
  defaultCountry: z.string().length(2).default("US"),
  noOfDecimals: z.int().min(0).max(4).default(2),
  decimalSeparator: z.enum([".", ","]).default("."),
  currencySymbolFormat: z
    .enum(["amount_symbol", "symbol_amount", "amount__symbol", "symbol__amount"])
    .default("symbol_amount"),
  /** Prices are entered and shown without tax (`before_tax`) or with it (`after_tax`). */
  taxDisplay: z.enum(["before_tax", "after_tax"]).default("before_tax"),
  /** Tax is rounded per line (`product_base`) or once per order and class (`order_base`). */
  taxBase: z.enum(["product_base", "order_base"]).default("product_base"),
  /** A proposed rate that differs by more than this percentage waits for staff. */
  maximumRateJumpPercent: z.int().min(1).max(1_000).default(20),
  disableGuest: z.boolean().default(false),
  hideOutOfStock: z.boolean().default(false),
  isCashOnDeliveryOn: z.boolean().default(true),
  /** Maximum for cash on delivery, in units of the base currency; 0: any amount. */
  maximumCashOnDelivery: z.int().min(0).max(1_000_000).default(0),
  /** Codes of available payment methods that are not offered. */
  paymentMethodsOff: z.array(z.string().max(40)).max(20).default([]),
  unpaidMinutes: z.int().min(1).default(15),
  /** How long before expiry the shopper is reminded to pay; 0: never. */
  unpaidReminderMinutes: z.int().min(0).default(5),
  /** The same two for a bank transfer, which takes longer. */
  unpaidTransferDays: z.int().min(1).max(90).default(7),
  unpaidTransferReminderDays: z.int().min(0).default(2),
  /** An order in transit for this long without a complaint counts as delivered. */
  deliveredAfterDays: z.int().min(1).default(14),
  /** Maximum of units in unpaid purchases, per visitor and e-mail address. */
  maximumUnpaidUnits: z.int().min(1).default(200),
  /** The same per network, which may have many visitors. */
  maximumUnpaidUnitsPerNetwork: z.int().min(1).default(2_000),
  /** Points per unit of the base currency. */
  rewardConvertRate: z.int().min(1).default(100),
  /** Maximum of a single wallet recharge, in units of the base currency. */
  maximumRecharge: z.int().min(1).default(5_000),
  /** Minimum and maximum of a gift voucher, in units of the base currency; with a maximum of 0 none are sold. */
  minimumVoucher: z.int().min(1).default(5),
  maximumVoucher: z.int().min(0).default(500),
  /** How long a voucher is valid. */
  voucherMonths: z.int().min(1).max(120).default(36),
  /** Wrong codes within the rate limit's window. */
  voucherTriesPerAddress: z.int().min(1).default(30),
  voucherTriesPerAccount: z.int().min(1).default(10),
  /** The bank account for transfers, which are offered once an account is set. */
  bankHolder: z.string().max(100).default(""),
  bankName: z.string().max(100).default(""),
  bankAccount: z.string().max(60).default(""),
  bankCode: z.string().max(30).default(""),
  /** Language → further instructions for transfers. */
  bankNotes: z.record(z.string().max(10), z.string().max(500)).default({}),
  returnDays: z.int().min(0).default(14),
  /**
   * Days after which the operator is notified of an unanswered return; after twice as many it is approved
   * automatically.
   */
  returnAnswerDays: z.int().min(1).max(60).default(3),
  signInTriesPerAccount: z.int().min(1).default(10),
  signInTriesPerAddress: z.int().min(1).default(30),
  signUpTriesPerAddress: z.int().min(1).default(20),
  resetTriesPerAddress: z.int().min(1).default(20),
  resetTriesPerAccount: z.int().min(1).default(3),
  verifyTriesPerAccount: z.int().min(1).default(3),
  subscribeTriesPerAddress: z.int().min(1).default(20),
  alertTriesPerAddress: z.int().min(1).default(20),
  /** Links to bought files. */
  downloadTriesPerAddress: z.int().min(1).default(60),
  /** PDFs within the rate limit's window. */
  papersPerAddress: z.int().min(1).default(60),
  /** Of each file of a digital product, per unit bought. */
  downloadsPerPurchase: z.int().min(1).max(1_000).default(5),
  /** How long a download link is valid. */
  linkHours: z.int().min(1).max(720).default(24),
  trackTriesPerAddress: z.int().min(1).default(30),
  /** About orders, per account or network. */
  messagesPerHour: z.int().min(1).default(30),
  returnTriesPerAccount: z.int().min(1).default(40),
  couponTriesPerAddress: z.int().min(1).default(30),
  couponTriesPerAccount: z.int().min(1).default(10),
  limitWindowMinutes: z.int().min(1).default(15),
  facebookLink: z.string().default(""),
  twitterLink: z.string().default(""),
  linkedinLink: z.string().default(""),
  instagramLink: z.string().default(""),
  youtubeLink: z.string().default(""),
  sitePopupStatus: z.boolean().default(false),
  popupShowIn: z.enum(["home_page", "all_page"]).default("home_page"),
  popupTitle: z.string().default(""),
  popupDescription: z.string().default(""),
  popupImage: z.string().default(""),
  /** Codes of the active add-ons; pages know them as `add_ons`. */
  activeAddOns: z.array(z.string().max(40)).default([]),
  /** Staff can do nothing before signing in with two steps. */
  staffNeedTwoStep: z.boolean().default(false),
  /** False until the first operator has named the shop. */
  isSetUp: z.boolean().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;

/**
 * Merges the rows of the table over the defaults; invalid rows are ignored, so that a bad value never takes the shop
 * down.
 */
export function readSettings(rows: readonly { key: string; value: unknown }[]): Settings {
  const given = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const whole = settingsSchema.safeParse(given);
  if (whole.success) return whole.data;
  const bad = new Set(whole.error.issues.map((issue) => String(issue.path[0])));
  return settingsSchema.parse(Object.fromEntries(Object.entries(given).filter(([key]) => !bad.has(key))));
}
