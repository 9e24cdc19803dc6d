import type { Settings } from "./setting.ts";

/** The public settings for pages, under the names of the contract; switches are 0 or 1. */
export function settingsData(settings: Settings, page: { langFile: string; isDemo: boolean }) {
  return {
    shopName: settings.shopName,
    shopTagline: settings.shopTagline,
    shopEmail: settings.shopEmail,
    shopPhone: settings.shopPhone,
    shopLogo: settings.shopLogo,
    shopIcon: settings.shopIcon,
    colorPrimary: settings.colorPrimary,
    colorMenu: settings.colorMenu,
    colorMenuText: settings.colorMenuText,
    sitePopupStatus: Number(settings.sitePopupStatus),
    popupShowIn: settings.popupShowIn,
    popupTitle: settings.popupTitle,
    popupDescription: settings.popupDescription,
    popupImage: settings.popupImage,
    pusharActivated: 1,
    demoMode: Number(page.isDemo),
    facebookLink: settings.facebookLink,
    twitterLink: settings.twitterLink,
    linkedinLink: settings.linkedinLink,
    instagramLink: settings.instagramLink,
    youtubeLink: settings.youtubeLink,
    noOfDecimals: settings.noOfDecimals,
    decimalSeparator: settings.decimalSeparator,
    currencySymbolFormat: settings.currencySymbolFormat,
    asksForPreferences: Number(settings.asksForPreferences),
    statisticsScript: settings.statisticsScript,
    disableGuest: Number(settings.disableGuest),
    defaultLanguage: settings.defaultLanguage,
    defaultCountry: settings.defaultCountry,
    taxDisplay: settings.taxDisplay,
    langFile: page.langFile,
  };
}
