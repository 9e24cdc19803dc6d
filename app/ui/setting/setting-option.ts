import type { Translate } from "#shared/translate.ts";

/** The label of an option that has no name in the database. */
export function settingOption(value: string, t: Translate): string {
  switch (value) {
    case ".":
      return t("Period (1,000.00)");
    case ",":
      return t("Comma (1.000,00)");
    case "symbol_amount":
      return "$10";
    case "symbol__amount":
      return "$ 10";
    case "amount_symbol":
      return "10$";
    case "amount__symbol":
      return "10 $";
    case "manual":
      return t("Set manually");
    case "ecb":
      return t("European Central Bank (daily)");
    case "after":
      return t("Appear right away");
    case "before":
      return t("Appear once you've approved them");
    case "home_page":
      return t("Home page only");
    case "metric":
      return t("Centimeters and kilograms");
    case "imperial":
      return t("Inches and pounds");
    case "all_page":
      return t("All pages");
    case "words":
      return t("Right away, unless they contain certain words or links");
    case "ishopet":
      return t("Start with the currency of the visitor's location");
    default:
      return value;
  }
}
