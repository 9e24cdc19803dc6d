import type { Settings } from "../setting/setting.ts";

export type SettingKey = keyof Settings;

/** The pages of the settings screen and their fields, in display order. */
export const SETTING_GROUPS = {
  shop: [
    "shopName",
    "shopTagline",
    "defaultLanguage",
    "defaultCountry",
    "timeZone",
    "unitSystem",
    "hideOutOfStock",
    "activeAddOns",
  ],
  maintenance: ["isInMaintenance", "maintenanceMessage"],
  appearance: ["shopLogo", "shopIcon", "colorPrimary", "colorMenu", "colorMenuText"],
  contact: ["shopEmail", "shopPhone", "shopAddress", "openingHours"],
  mails: ["mailLogo", "mailSenderName", "mailReplyTo", "mailFooter"],
  social: ["facebookLink", "instagramLink", "twitterLink", "linkedinLink", "youtubeLink"],
  prices: ["noOfDecimals", "decimalSeparator", "currencySymbolFormat", "rateSource", "maximumRateJumpPercent"],
  checkout: ["disableGuest", "isVatChecked", "maximumUnpaidUnits", "maximumUnpaidUnitsPerNetwork", "maximumRecharge"],
  orders: [
    "orderPrefix",
    "invoicePrefix",
    "creditNotePrefix",
    "deliveredAfterDays",
    "returnDays",
    "returnAnswerDays",
    "downloadsPerPurchase",
    "linkHours",
  ],
  products: ["forbiddenWords", "rejectionReasons"],
  reviews: ["moderation", "blockedWords", "reviewEditDays", "reviewInviteDays"],
  popup: ["sitePopupStatus", "popupShowIn", "popupTitle", "popupDescription", "popupImage"],
  blog: ["blogModeration", "blogCommentsPerHour"],
  privacy: ["asksForPreferences", "statisticsScript"],
  security: [
    "staffNeedTwoStep",
    "limitWindowMinutes",
    "signInTriesPerAccount",
    "signInTriesPerAddress",
    "signUpTriesPerAddress",
    "resetTriesPerAccount",
    "resetTriesPerAddress",
    "verifyTriesPerAccount",
    "voucherTriesPerAccount",
    "voucherTriesPerAddress",
    "couponTriesPerAccount",
    "couponTriesPerAddress",
    "returnTriesPerAccount",
    "messagesPerHour",
    "trackTriesPerAddress",
    "subscribeTriesPerAddress",
    "contactTriesPerAddress",
    "alertTriesPerAddress",
    "downloadTriesPerAddress",
    "papersPerAddress",
  ],
} as const satisfies Record<string, readonly SettingKey[]>;

export type SettingGroup = keyof typeof SETTING_GROUPS;

export const SETTING_GROUP_NAMES = Object.keys(SETTING_GROUPS) as [SettingGroup, ...SettingGroup[]];

/** Settings with a field on a screen that has more than fields. */
export const SETTINGS_ELSEWHERE = {
  "/admin/payment-settings": [
    "isCashOnDeliveryOn",
    "maximumCashOnDelivery",
    "paymentMethodsOff",
    "paymentMethodOrder",
    "paymentMethodCountries",
    "paymentMethodTexts",
    "unpaidMinutes",
    "unpaidReminderMinutes",
    "unpaidTransferDays",
    "unpaidTransferReminderDays",
    "minimumVoucher",
    "maximumVoucher",
    "voucherMonths",
    "bankHolder",
    "bankName",
    "bankAccount",
    "bankCode",
    "bankNotes",
  ],
  "/admin/payouts": [
    "payoutSchedule",
    "payoutMinimum",
    "payoutSecondPersonAbove",
    "payoutReserveBasisPoints",
    "payoutReserveDays",
    "commissionTaxBasisPoints",
  ],
  "/admin/affiliates": ["affiliateBasisPoints"],
  "/admin/tax": ["taxDisplay", "taxBase"],
  "/admin/commissions": ["rewardConvertRate"],
} as const satisfies Record<string, readonly SettingKey[]>;

/** Set once, when the shop is set up: amounts are stored in the base currency. */
export const SET_ONCE: readonly SettingKey[] = ["defaultCurrency", "isSetUp"];

/** Changed by uploading an image. */
export const IMAGE_SETTINGS = [
  "shopLogo",
  "shopIcon",
  "popupImage",
  "mailLogo",
] as const satisfies readonly SettingKey[];

export type ImageSetting = (typeof IMAGE_SETTINGS)[number];

export function isImageSetting(key: SettingKey): key is ImageSetting {
  return (IMAGE_SETTINGS as readonly SettingKey[]).includes(key);
}

/** The add-ons that the shop knows: the first currency is that of the visitor's location. */
export const ADD_ONS: readonly string[] = ["ishopet"];

export function groupOfSetting(key: SettingKey): SettingGroup | null {
  return SETTING_GROUP_NAMES.find((name) => (SETTING_GROUPS[name] as readonly SettingKey[]).includes(key)) ?? null;
}
