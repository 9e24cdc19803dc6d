import type { SettingKey } from "#domain/platform/setting-admin/setting-groups.ts";
import type { Translate } from "#shared/translate.ts";

type Words = { label: (t: Translate) => string; hint?: (t: Translate) => string };

/** The name of each setting, and its effect if the name does not explain it. */
const SETTINGS: Record<SettingKey, Words> = {
  shopName: {
    label: (t) => t("Shop name"),
    hint: (t) => t("Shown in the header, in page titles, on invoices and in emails."),
  },
  shopTagline: {
    label: (t) => t("Tagline"),
    hint: (t) => t("One short sentence about your shop, shown above the menu."),
  },
  shopEmail: {
    label: (t) => t("Email address"),
    hint: (t) => t("Customers write to this address. It's shown in the footer and in emails."),
  },
  shopPhone: { label: (t) => t("Phone"), hint: (t) => t("Shown in the footer. Leave it empty to show no number.") },
  shopAddress: {
    label: (t) => t("Business address"),
    hint: (t) => t("On one line. It's printed at the end of every email."),
  },
  mailSenderName: {
    label: (t) => t("Sender name"),
    hint: (t) => t("What customers see as the sender. Leave empty to use your shop's name."),
  },
  mailReplyTo: {
    label: (t) => t("Reply address"),
    hint: (t) => t("Replies to emails go here. Leave empty to use your shop's email address."),
  },
  mailFooter: {
    label: (t) => t("Footer text"),
    hint: (t) => t("At the end of every email, above your address, such as the register entry of your company."),
  },
  mailLogo: {
    label: (t) => t("Logo in emails"),
    hint: (t) => t("Leave empty to use your shop's logo or name. It should be easy to see on white and on black."),
  },
  openingHours: {
    label: (t) => t("Opening hours"),
    hint: (t) => t("Shown on the contact page, as you write them."),
  },
  shopLogo: {
    label: (t) => t("Logo"),
    hint: (t) => t("A wide picture works best. It's shown 40 pixels high in the header and footer."),
  },
  shopIcon: {
    label: (t) => t("Browser icon"),
    hint: (t) => t("A square picture, shown in browser tabs and on phones."),
  },
  colorPrimary: {
    label: (t) => t("Main color"),
    hint: (t) => t("Buttons, links and highlights. Text on it is black or white, whichever is easier to read."),
  },
  colorMenu: { label: (t) => t("Menu background") },
  colorMenuText: { label: (t) => t("Menu text") },
  defaultCurrency: {
    label: (t) => t("Base currency"),
    hint: (t) => t("Set when the shop was set up. It can't be changed later."),
  },
  defaultLanguage: {
    label: (t) => t("Default language"),
    hint: (t) => t("Used for addresses without a language, such as the home page."),
  },
  defaultCountry: {
    label: (t) => t("Country of the shop"),
    hint: (t) => t("Used for visitors whose country isn't known."),
  },
  timeZone: {
    label: (t) => t("Time zone"),
    hint: (t) => t("For the start and end of sales. Everything is stored in UTC."),
  },
  unitSystem: {
    label: (t) => t("Units of size and weight"),
    hint: (t) => t("How shoppers see the size and weight of a package. You always enter millimeters and grams."),
  },
  noOfDecimals: { label: (t) => t("Decimal places in prices") },
  decimalSeparator: { label: (t) => t("Decimal separator") },
  currencySymbolFormat: { label: (t) => t("Position of the currency symbol") },
  taxDisplay: { label: (t) => t("Prices with or without tax") },
  taxBase: { label: (t) => t("Rounding of tax") },
  isVatChecked: {
    label: (t) => t("Check VAT numbers with the EU (VIES)"),
    hint: (t) =>
      t("Verified businesses in other EU countries then pay no tax (reverse charge). When off, everyone pays tax."),
  },
  rateSource: {
    label: (t) => t("Source of exchange rates"),
    hint: (t) => t("Rates are fetched every hour. If RATES_URL is set, it's used instead."),
  },
  maximumRateJumpPercent: {
    label: (t) => t("Largest automatic change of an exchange rate, in percent"),
    hint: (t) => t("A new rate that differs by more waits until you accept it."),
  },
  isInMaintenance: {
    label: (t) => t("Close the shop for maintenance"),
    hint: (t) =>
      t(
        "Only your staff can see it and buy. Sellers can look at their desk. Payments and emails in progress continue.",
      ),
  },
  maintenanceMessage: {
    label: (t) => t("Message for visitors"),
    hint: (t) => t("Such as when you'll be back. Leave empty for a general message."),
  },
  disableGuest: {
    label: (t) => t("Require an account to check out"),
    hint: (t) => t("When off, guests can order with their email address alone."),
  },
  hideOutOfStock: {
    label: (t) => t("Hide products that are sold out"),
    hint: (t) => t("They can still be reached by their address."),
  },
  isCashOnDeliveryOn: { label: (t) => t("Cash on delivery") },
  maximumCashOnDelivery: { label: (t) => t("Maximum for cash on delivery") },
  paymentMethodsOff: { label: (t) => t("Payment methods") },
  paymentMethodOrder: { label: (t) => t("Order of payment methods") },
  paymentMethodCountries: { label: (t) => t("Countries of payment methods") },
  paymentMethodTexts: { label: (t) => t("Names of payment methods") },
  unpaidMinutes: { label: (t) => t("Time to pay online") },
  unpaidReminderMinutes: { label: (t) => t("Reminder to pay online") },
  unpaidTransferDays: { label: (t) => t("Time to pay by bank transfer") },
  unpaidTransferReminderDays: { label: (t) => t("Reminder to pay by bank transfer") },
  deliveredAfterDays: {
    label: (t) => t("Days until an order counts as delivered"),
    hint: (t) => t("Counted from shipping, unless the customer reports a problem."),
  },
  maximumUnpaidUnits: {
    label: (t) => t("Items one customer can hold unpaid"),
    hint: (t) => t("Protects your stock from orders that are never paid."),
  },
  maximumUnpaidUnitsPerNetwork: {
    label: (t) => t("Items one network can hold unpaid"),
    hint: (t) => t("Many customers can share a network, so this should be much higher."),
  },
  rewardConvertRate: { label: (t) => t("Value of points") },
  maximumRecharge: { label: (t) => t("Largest wallet top-up"), hint: (t) => t("In units of the base currency.") },
  minimumVoucher: { label: (t) => t("Smallest gift voucher") },
  maximumVoucher: { label: (t) => t("Largest gift voucher") },
  voucherMonths: { label: (t) => t("Validity of gift vouchers") },
  voucherTriesPerAddress: { label: (t) => t("Wrong voucher codes per network") },
  voucherTriesPerAccount: { label: (t) => t("Wrong voucher codes per account") },
  bankHolder: { label: (t) => t("Account holder") },
  bankName: { label: (t) => t("Bank") },
  bankAccount: { label: (t) => t("Account number or IBAN") },
  bankCode: { label: (t) => t("Bank code or BIC") },
  bankNotes: { label: (t) => t("Instructions for bank transfers") },
  payoutSchedule: { label: (t) => t("Payout schedule") },
  payoutMinimum: { label: (t) => t("Minimum payout") },
  payoutSecondPersonAbove: { label: (t) => t("Second approver above") },
  payoutReserveBasisPoints: { label: (t) => t("Reserve in percent") },
  payoutReserveDays: { label: (t) => t("Days in reserve") },
  commissionTaxBasisPoints: { label: (t) => t("Tax included in the commission, in percent") },
  affiliateBasisPoints: { label: (t) => t("Affiliate commission") },
  orderPrefix: {
    label: (t) => t("Prefix of order codes"),
    hint: (t) => t("Applies to new orders. Existing codes don't change, and both can be searched for."),
  },
  invoicePrefix: {
    label: (t) => t("Prefix of invoice numbers"),
    hint: (t) => t("Applies to new invoices. Each shop's numbers go on without a gap."),
  },
  creditNotePrefix: {
    label: (t) => t("Prefix of credit note numbers"),
    hint: (t) => t("Applies to new credit notes. It has to differ from that of invoices."),
  },
  returnDays: {
    label: (t) => t("Days to return an order"),
    hint: (t) => t("Counted from delivery. A category can have its own."),
  },
  returnAnswerDays: {
    label: (t) => t("Days to answer a return"),
    hint: (t) => t("After this you're notified, and after twice as long the return is approved automatically."),
  },
  moderation: {
    label: (t) => t("When reviews are shown"),
    hint: (t) => t("Also applies to replies. Pending ones are under Reviews."),
  },
  blockedWords: {
    label: (t) => t("Words that need approval"),
    hint: (t) => t("Separated by commas or lines. Anything with a link needs approval, too."),
  },
  forbiddenWords: {
    label: (t) => t("Forbidden words in products"),
    hint: (t) => t("Separated by commas or lines. A product with any of these always needs your approval."),
  },
  rejectionReasons: {
    label: (t) => t("Reasons to reject a product"),
    hint: (t) => t("One per line. You can pick one when you reject a product. The seller will see it."),
  },
  reviewEditDays: { label: (t) => t("Days to edit a review") },
  reviewInviteDays: {
    label: (t) => t("Days until we ask for a review"),
    hint: (t) => t("We email customers after delivery with a link for each item. Enter 0 for no email."),
  },
  signInTriesPerAccount: { label: (t) => t("Failed sign-ins per account") },
  signInTriesPerAddress: { label: (t) => t("Failed sign-ins per network") },
  signUpTriesPerAddress: { label: (t) => t("New accounts per network") },
  resetTriesPerAddress: { label: (t) => t("Password resets per network") },
  resetTriesPerAccount: { label: (t) => t("Password resets per account") },
  verifyTriesPerAccount: { label: (t) => t("Confirmation emails per account") },
  subscribeTriesPerAddress: { label: (t) => t("Newsletter sign-ups per network") },
  contactTriesPerAddress: { label: (t) => t("Contact messages per network") },
  blogModeration: { label: (t) => t("Comments on posts") },
  blogCommentsPerHour: { label: (t) => t("Comments per hour"), hint: (t) => t("Per customer.") },
  alertTriesPerAddress: { label: (t) => t("Stock and price alerts per network") },
  downloadTriesPerAddress: { label: (t) => t("Downloads per network") },
  papersPerAddress: { label: (t) => t("PDF documents per network") },
  downloadsPerPurchase: {
    label: (t) => t("Downloads of a digital product"),
    hint: (t) => t("How often each file can be downloaded per item bought."),
  },
  linkHours: { label: (t) => t("Hours a download link works") },
  trackTriesPerAddress: { label: (t) => t("Order look-ups per network") },
  messagesPerHour: {
    label: (t) => t("Messages per hour"),
    hint: (t) => t("To shops and customers, per account or network."),
  },
  returnTriesPerAccount: { label: (t) => t("Return requests per account") },
  couponTriesPerAddress: { label: (t) => t("Wrong coupon codes per network") },
  couponTriesPerAccount: { label: (t) => t("Wrong coupon codes per account") },
  limitWindowMinutes: {
    label: (t) => t("Minutes in which attempts are counted"),
    hint: (t) => t("Applies to all limits below."),
  },
  facebookLink: { label: (t) => t("Facebook page") },
  twitterLink: { label: (t) => t("X profile") },
  linkedinLink: { label: (t) => t("LinkedIn page") },
  instagramLink: { label: (t) => t("Instagram profile") },
  youtubeLink: { label: (t) => t("YouTube channel") },
  sitePopupStatus: {
    label: (t) => t("Show the pop-up"),
    hint: (t) => t("Invites visitors to the newsletter, once per visitor."),
  },
  popupShowIn: { label: (t) => t("Pages with the pop-up") },
  popupTitle: { label: (t) => t("Pop-up title") },
  popupDescription: { label: (t) => t("Pop-up text") },
  popupImage: { label: (t) => t("Pop-up picture") },
  asksForPreferences: {
    label: (t) => t("Ask before storing preferences"),
    hint: (t) => t("Recent searches and display choices are stored in the browser only if the visitor agrees."),
  },
  statisticsScript: {
    label: (t) => t("Statistics script"),
    hint: (t) =>
      t("The https:// address of the script, such as Plausible or Matomo. It's loaded only if the visitor agrees."),
  },
  activeAddOns: { label: (t) => t("Add-ons") },
  staffNeedTwoStep: {
    label: (t) => t("Require two-step sign-in for staff"),
    hint: (t) => t("Staff without it can't do anything until they turn it on. Turn it on for yourself first."),
  },
  isSetUp: { label: (t) => t("Shop is set up") },
};

export function isSettingKey(name: string): name is SettingKey {
  return name in SETTINGS;
}

export function settingLabel(key: SettingKey, t: Translate): string {
  return SETTINGS[key].label(t);
}

export function settingHint(key: SettingKey, t: Translate): string | undefined {
  return SETTINGS[key].hint?.(t);
}
