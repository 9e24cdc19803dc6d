import * as z from "zod";
import { isTimeZone } from "#shared/shop-time.ts";
import { numberPrefix } from "./number-prefix.ts";
import { lineInput, phoneInput, textInput } from "../../text.input.ts";

const MAX_TRIES = 1_000_000;
const MAX_UNITS = 10_000_000;
const MAX_MINUTES = 44_640;
const MAX_DAYS = 3_650;

/** Empty, or an address on the web. */
const webAddress = z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(300)]).default("");
const color = z
  .string()
  .regex(/^(#[0-9a-f]{6})?$/)
  .default("");
/** A file name of the shop's images; empty if there is none. */
const image = z
  .string()
  .regex(/^(\w[\w.-]{0,190}\.(webp|png|jpe?g|avif))?$/)
  .default("");
const tries = z.int().min(1).max(MAX_TRIES);

/**
 * All settings of the shop with their defaults; a row of the table overrides its default. Wire names are snake_case.
 */
export const settingsSchema = z.object({
  shopName: lineInput(80).default("Souk"),
  shopTagline: lineInput(160, 0).default("A market of good things"),
  shopEmail: z.email().max(254).default("hello@souk.example"),
  shopPhone: phoneInput.default(""),
  /** The shop's location, in one line; printed at the end of mails. */
  shopAddress: lineInput(300, 0).default(""),
  /** The sender's name in mails, and where answers go; empty: the shop's name and address. */
  mailSenderName: lineInput(80, 0).default(""),
  mailReplyTo: z.union([z.literal(""), z.email().max(254)]).default(""),
  /** Above the shop's address at the end of mails. */
  mailFooter: textInput(500).default(""),
  /** Empty: the shop's logo, or its name. */
  mailLogo: image,
  /** As shown on the contact page; empty: not shown. */
  openingHours: textInput(500).default(""),
  /** Logo and icon, as file names; empty: the built-in ones. */
  shopLogo: image,
  shopIcon: image,
  /** Main color, and background and text of the menu bar; empty: the usual ones, derived from the main color. */
  colorPrimary: color,
  colorMenu: color,
  colorMenuText: color,
  defaultCurrency: z.string().length(3).default("USD"),
  defaultLanguage: z.string().default("en"),
  defaultCountry: z.string().length(2).default("US"),
  /** An IANA name: that of times on the desks, such as the start of a sale. Instants are stored in UTC. */
  timeZone: z.string().max(60).refine(isTimeZone).default("UTC"),
  /** In which units shoppers see sizes and weights; they are stored in millimeters and grams. */
  unitSystem: z.enum(["metric", "imperial"]).default("metric"),
  noOfDecimals: z.int().min(0).max(4).default(2),
  decimalSeparator: z.enum([".", ","]).default("."),
  currencySymbolFormat: z
    .enum(["amount_symbol", "symbol_amount", "amount__symbol", "symbol__amount"])
    .default("symbol_amount"),
  /** Prices are entered and shown without tax (`before_tax`) or with it (`after_tax`). */
  taxDisplay: z.enum(["before_tax", "after_tax"]).default("before_tax"),
  /** Tax is rounded per line (`product_base`) or once per order and class (`order_base`). */
  taxBase: z.enum(["product_base", "order_base"]).default("product_base"),
  /** VAT numbers are looked up in the EU's register; businesses of other member states then owe the tax themselves. */
  isVatChecked: z.boolean().default(false),
  /** Where exchange rates come from: set by hand, or the European Central Bank's daily ones. */
  rateSource: z.enum(["manual", "ecb"]).default("manual"),
  /** A proposed rate that differs by more than this percentage waits for staff. */
  maximumRateJumpPercent: z.int().min(1).max(1_000).default(20),
  /** Only staff see the shop; everyone else reads why, and can't buy. */
  isInMaintenance: z.boolean().default(false),
  maintenanceMessage: lineInput(300, 0).default(""),
  disableGuest: z.boolean().default(false),
  hideOutOfStock: z.boolean().default(false),
  isCashOnDeliveryOn: z.boolean().default(true),
  /** Maximum for cash on delivery, in units of the base currency; 0: any amount. */
  maximumCashOnDelivery: z.int().min(0).max(1_000_000).default(0),
  /** Codes of available payment methods that are not offered. */
  paymentMethodsOff: z.array(z.string().max(40)).max(20).default([]),
  /** Codes in the order in which the checkout shows them; others follow. */
  paymentMethodOrder: z.array(z.string().max(40)).max(20).default([]),
  /** Code → countries that goods go to; a method without any is offered everywhere. */
  paymentMethodCountries: z.record(z.string().max(40), z.array(z.string().length(2)).max(300)).default({}),
  /** Code → language → the operator's own name and instructions; empty: the built-in ones. */
  paymentMethodTexts: z
    .record(
      z.string().max(40),
      z.record(z.string().max(10), z.object({ name: lineInput(60, 0), description: textInput(300) })),
    )
    .default({}),
  unpaidMinutes: z.int().min(1).max(MAX_MINUTES).default(15),
  /** How long before expiry the shopper is reminded to pay; 0: never. */
  unpaidReminderMinutes: z.int().min(0).max(MAX_MINUTES).default(5),
  /** The same two for a bank transfer, which takes longer. */
  unpaidTransferDays: z.int().min(1).max(90).default(7),
  unpaidTransferReminderDays: z.int().min(0).max(90).default(2),
  /** An order in transit for this long without a complaint counts as delivered. */
  deliveredAfterDays: z.int().min(1).max(MAX_DAYS).default(14),
  /** Maximum of units in unpaid purchases, per visitor and e-mail address. */
  maximumUnpaidUnits: z.int().min(1).max(MAX_UNITS).default(200),
  /** The same per network, which may have many visitors. */
  maximumUnpaidUnitsPerNetwork: z.int().min(1).max(MAX_UNITS).default(2_000),
  /** Points per unit of the base currency. */
  rewardConvertRate: z.int().min(1).max(MAX_UNITS).default(100),
  /** Maximum of a single wallet recharge, in units of the base currency. */
  maximumRecharge: z.int().min(1).max(MAX_UNITS).default(5_000),
  /** Minimum and maximum of a gift voucher, in units of the base currency; with a maximum of 0 none are sold. */
  minimumVoucher: z.int().min(1).max(MAX_UNITS).default(5),
  maximumVoucher: z.int().min(0).max(MAX_UNITS).default(500),
  /** How long a voucher is valid. */
  voucherMonths: z.int().min(1).max(120).default(36),
  /** Wrong codes within the rate limit's window. */
  voucherTriesPerAddress: tries.default(30),
  voucherTriesPerAccount: tries.default(10),
  /** The bank account for transfers, which are offered once an account is set. */
  bankHolder: z.string().max(100).default(""),
  bankName: z.string().max(100).default(""),
  bankAccount: z.string().max(60).default(""),
  bankCode: z.string().max(30).default(""),
  /** Language → further instructions for transfers. */
  bankNotes: z.record(z.string().max(10), z.string().max(500)).default({}),
  /** When the shops' available earnings are requested as payouts. */
  payoutSchedule: z.enum(["manual", "weekly", "monthly"]).default("weekly"),
  /** Minimum of a payout, in units of the base currency. */
  payoutMinimum: z.int().min(0).max(1_000_000).default(10),
  /** A payout run above this needs a second person, in units of the base currency. */
  payoutSecondPersonAbove: z.int().min(0).max(MAX_UNITS).default(1_000),
  /** Kept back from earnings for this long after the return window, against later refunds. */
  payoutReserveBasisPoints: z.int().min(0).max(10_000).default(0),
  payoutReserveDays: z.int().min(0).max(365).default(30),
  /** The tax within the operator's commission. */
  commissionTaxBasisPoints: z.int().min(0).max(10_000).default(0),
  /** The usual commission of affiliates. */
  affiliateBasisPoints: z.int().min(0).max(10_000).default(500),
  /** Of orders, invoices and credit notes from now on. */
  orderPrefix: numberPrefix.default("SK"),
  invoicePrefix: numberPrefix.default("INV"),
  creditNotePrefix: numberPrefix.default("CN"),
  returnDays: z.int().min(0).max(MAX_DAYS).default(14),
  /**
   * Days after which the operator is notified of an unanswered return; after twice as many it is approved
   * automatically.
   */
  returnAnswerDays: z.int().min(1).max(60).default(3),
  /** Reviews and replies: shown at once, after approval, or held back if they have certain words. */
  moderation: z.enum(["after", "before", "words"]).default("after"),
  /** Separated by commas or lines. */
  blockedWords: textInput(4_000).default(""),
  /** A product whose texts have one of them waits for approval. Separated by commas or lines. */
  forbiddenWords: textInput(4_000).default(""),
  /** The usual reasons for rejecting products, one per line. */
  rejectionReasons: textInput(4_000).default(""),
  /** How long a shopper can change a review. */
  reviewEditDays: z.int().min(0).max(MAX_DAYS).default(30),
  /** Days after delivery at which a mail asks for reviews; 0: never. */
  reviewInviteDays: z.int().min(0).max(60).default(7),
  signInTriesPerAccount: tries.default(10),
  signInTriesPerAddress: tries.default(30),
  signUpTriesPerAddress: tries.default(20),
  resetTriesPerAddress: tries.default(20),
  resetTriesPerAccount: tries.default(3),
  verifyTriesPerAccount: tries.default(3),
  subscribeTriesPerAddress: tries.default(20),
  contactTriesPerAddress: tries.default(5),
  /** Comments on posts appear at once (`after`), or once staff have approved them (`before`). */
  blogModeration: z.enum(["after", "before"]).default("after"),
  blogCommentsPerHour: tries.default(20),
  alertTriesPerAddress: tries.default(20),
  /** Links to bought files. */
  downloadTriesPerAddress: tries.default(60),
  /** PDFs within the rate limit's window. */
  papersPerAddress: tries.default(60),
  /** Of each file of a digital product, per unit bought. */
  downloadsPerPurchase: z.int().min(1).max(1_000).default(5),
  /** How long a download link is valid. */
  linkHours: z.int().min(1).max(720).default(24),
  trackTriesPerAddress: tries.default(30),
  /** About orders, per account or network. */
  messagesPerHour: tries.default(30),
  returnTriesPerAccount: tries.default(40),
  couponTriesPerAddress: tries.default(30),
  couponTriesPerAccount: tries.default(10),
  limitWindowMinutes: z.int().min(1).max(MAX_MINUTES).default(15),
  facebookLink: webAddress,
  twitterLink: webAddress,
  linkedinLink: webAddress,
  instagramLink: webAddress,
  youtubeLink: webAddress,
  sitePopupStatus: z.boolean().default(false),
  popupShowIn: z.enum(["home_page", "all_page"]).default("home_page"),
  popupTitle: lineInput(120, 0).default(""),
  popupDescription: textInput(600).default(""),
  popupImage: image,
  /** Visitors are asked before their recent searches and display choices are stored in their browser. */
  asksForPreferences: z.boolean().default(false),
  /** The address of a statistics script, loaded only with the visitor's consent; empty: none. */
  statisticsScript: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)]).default(""),
  /** Codes of the active add-ons; pages know them as `add_ons`. */
  activeAddOns: z.array(z.string().max(40)).default([]),
  /** Staff can do nothing before two-step sign-in. */
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
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const whole = settingsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const bad = new Set(whole.error.issues.map((issue) => String(issue.path[0])));
  return settingsSchema.parse(Object.fromEntries(Object.entries(stored).filter(([key]) => !bad.has(key))));
}
