import type { Action } from "#domain/platform/audit/audited-action.ts";
import type { Translate } from "#shared/translate.ts";
import { isSettingKey, settingLabel } from "../setting/setting-labels.ts";

const LABELS: Record<Action, (t: Translate) => string> = {
  "order.confirm": (t) => t("Order confirmed"),
  "order.deliver": (t) => t("Order marked as delivered"),
  "order.cancel": (t) => t("Order canceled"),
  "order.write": (t) => t("Message sent"),
  "file.add": (t) => t("File attached"),
  "file.remove": (t) => t("File removed"),
  "tag.add": (t) => t("Tag added"),
  "tag.remove": (t) => t("Tag removed"),
  "product.export": (t) => t("Products exported"),
  "order.address": (t) => t("Delivery address changed"),
  "order.send": (t) => t("Shipment of an order changed"),
  "order.export": (t) => t("Orders exported"),
  "list.export": (t) => t("List exported"),
  "return.approve": (t) => t("Return approved"),
  "return.reject": (t) => t("Return rejected"),
  "return.receive": (t) => t("Return received"),
  "refund.make": (t) => t("Refund issued"),
  "refund.retry": (t) => t("Refund retried"),
  "payment.confirm": (t) => t("Payment confirmed"),
  "payment.reject": (t) => t("Payment rejected"),
  "payment.settings": (t) => t("Payment settings changed"),
  "payment.test": (t) => t("Payment connection tested"),
  "recharge.approve": (t) => t("Top-up confirmed"),
  "recharge.reject": (t) => t("Top-up rejected"),
  "affiliate.decide": (t) => t("Affiliate decided"),
  "affiliate.rate": (t) => t("Affiliate rate changed"),
  "payout.run": (t) => t("Payout run created"),
  "payout.approve": (t) => t("Payout run approved"),
  "payout.discard": (t) => t("Payout run discarded"),
  "payout.export": (t) => t("Payment file downloaded"),
  "payout.paid": (t) => t("Payout marked as paid"),
  "payout.fail": (t) => t("Payout marked as failed"),
  "payout.reject": (t) => t("Payout rejected"),
  "payout.terms": (t) => t("Payout terms changed"),
  "payout.settings": (t) => t("Payout settings changed"),
  "ledger.close": (t) => t("Month closed"),
  "voucher.void": (t) => t("Voucher canceled"),
  "voucher.resend": (t) => t("Voucher resent"),
  "product.create": (t) => t("Product created"),
  "product.change": (t) => t("Product changed"),
  "product.publish": (t) => t("Product published"),
  "product.unpublish": (t) => t("Product unpublished"),
  "product.archive": (t) => t("Product archived"),
  "product.delete": (t) => t("Product deleted"),
  "product.approve": (t) => t("Product approved"),
  "product.reject": (t) => t("Product rejected"),
  "product.approve_change": (t) => t("Product changes approved"),
  "product.refuse_change": (t) => t("Product changes rejected"),
  "product.file_offer": (t) => t("File for buyers uploaded"),
  "product.file_remove": (t) => t("File for buyers removed"),
  "product.keys_add": (t) => t("License keys added"),
  "product.import": (t) => t("Products imported from a file"),
  "product.import_template": (t) => t("Template for imports changed"),
  "product.import_undo": (t) => t("Import of products undone"),
  "review.publish": (t) => t("Review published"),
  "review.hide": (t) => t("Review hidden"),
  "review.reply": (t) => t("Reply to a review"),
  "question.publish": (t) => t("Question or answer published"),
  "question.hide": (t) => t("Question or answer hidden"),
  "question.answer": (t) => t("Question answered"),
  "video.create": (t) => t("Video added"),
  "video.change": (t) => t("Video changed"),
  "video.remove": (t) => t("Video deleted"),
  "consent.export": (t) => t("Cookie consents exported"),
  "stock.adjust": (t) => t("Stock adjusted"),
  "stock.import": (t) => t("Stock imported"),
  "stock.import_undo": (t) => t("Stock import undone"),
  "stock.threshold": (t) => t("Low-stock level changed"),
  "shop.approval": (t) => t("Product approval changed"),
  "shop.suspend": (t) => t("Shop suspended"),
  "shop.reopen": (t) => t("Shop reopened"),
  "shop.close": (t) => t("Shop closed"),
  "shop.note": (t) => t("Note added"),
  "note.add": (t) => t("Note added"),
  "shop.look": (t) => t("Shop viewed as its seller"),
  "application.look": (t) => t("Application viewed"),
  "application.check": (t) => t("Application checked"),
  "application.ask": (t) => t("Question sent to applicant"),
  "application.approve": (t) => t("Application approved"),
  "application.reject": (t) => t("Application rejected"),
  "category.create": (t) => t("Category created"),
  "category.change": (t) => t("Category changed"),
  "category.move": (t) => t("Category moved"),
  "category.merge": (t) => t("Categories merged"),
  "category.delete": (t) => t("Category deleted"),
  "catalog.create": (t) => t("Catalog entry created"),
  "catalog.change": (t) => t("Catalog entry changed"),
  "catalog.import": (t) => t("Catalog list imported"),
  "catalog.import_undo": (t) => t("Import of a catalog list undone"),
  "catalog.export": (t) => t("Catalog list exported"),
  "catalog.merge": (t) => t("Catalog entries merged"),
  "catalog.delete": (t) => t("Catalog entry deleted"),
  "brand.accept": (t) => t("Proposed brand approved"),
  "brand.merge": (t) => t("Proposed brand merged"),
  "brand.refuse": (t) => t("Proposed brand rejected"),
  "coupon.create": (t) => t("Coupon created"),
  "coupon.change": (t) => t("Coupon changed"),
  "coupon.end": (t) => t("Coupon ended"),
  "sale.price": (t) => t("Sale price set"),
  "sale.end": (t) => t("Sale price ended"),
  "campaign.create": (t) => t("Campaign created"),
  "campaign.change": (t) => t("Campaign changed"),
  "campaign.remove": (t) => t("Campaign deleted"),
  "campaign.accept": (t) => t("Campaign products approved"),
  "campaign.reject": (t) => t("Campaign products rejected"),
  "shipping.change": (t) => t("Shipping changed"),
  "shipping.remove": (t) => t("Shipping method removed"),
  "customer.look": (t) => t("Customer viewed"),
  "customer.sign_out": (t) => t("Customer signed out everywhere"),
  "mail.look": (t) => t("Email viewed"),
  "mail.resend": (t) => t("Email resent"),
  "staff.add": (t) => t("Added to staff"),
  "staff.invite": (t) => t("Staff invited"),
  "staff.change": (t) => t("Permissions changed"),
  "staff.remove": (t) => t("Removed from staff"),
  "staff.withdraw": (t) => t("Invitation canceled"),
  "staff.join": (t) => t("Invitation accepted"),
  "tax.class_add": (t) => t("Tax class added"),
  "tax.class_rename": (t) => t("Tax class renamed"),
  "tax.class_remove": (t) => t("Tax class removed"),
  "tax.rates": (t) => t("Tax rates changed"),
  "tax.exception": (t) => t("Tax exception changed"),
  "tax.threshold": (t) => t("Tax threshold changed"),
  "tax.way": (t) => t("Tax calculation changed"),
  "currency.add": (t) => t("Currency added"),
  "currency.remove": (t) => t("Currency removed"),
  "currency.change": (t) => t("Currency changed"),
  "currency.accept": (t) => t("Exchange rate accepted"),
  "commission.set": (t) => t("Commission changed"),
  "commission.remove": (t) => t("Commission rule removed"),
  "reward.set": (t) => t("Points changed"),
  "reward.remove": (t) => t("Points rule removed"),
  "reward.rate": (t) => t("Points value changed"),
  "setting.change": (t) => t("Settings changed"),
  "mail.write": (t) => t("Email texts changed"),
  "mail.test": (t) => t("Test email sent"),
  "page.create": (t) => t("Page created"),
  "page.change": (t) => t("Page changed"),
  "page.remove": (t) => t("Page deleted"),
  "blog.create": (t) => t("Post created"),
  "blog.change": (t) => t("Post changed"),
  "blog.remove": (t) => t("Post deleted"),
  "blog.comment_publish": (t) => t("Comment published"),
  "blog.comment_hide": (t) => t("Comment hidden"),
  "message.answer": (t) => t("Contact message answered"),
  "message.change": (t) => t("Contact message changed"),
  "conversation.decide": (t) => t("Reported conversation decided"),
  "newsletter.create": (t) => t("Newsletter created"),
  "newsletter.change": (t) => t("Newsletter changed"),
  "newsletter.test": (t) => t("Test newsletter sent"),
  "newsletter.send": (t) => t("Newsletter sent"),
  "newsletter.export": (t) => t("Subscribers exported"),
  "newsletter.import": (t) => t("Subscribers imported"),
  "home.change": (t) => t("Home page changed"),
  "menu.change": (t) => t("Menu changed"),
  "search.synonyms": (t) => t("Synonyms changed"),
  "search.forget": (t) => t("Searches without results deleted"),
  "search.rule": (t) => t("Search rule changed"),
  "language.change": (t) => t("Language changed"),
  "language.translate": (t) => t("Translations changed"),
  "picture.add": (t) => t("Picture uploaded"),
  "picture.change": (t) => t("Picture changed"),
  "picture.delete": (t) => t("Picture deleted"),
  "announcement.create": (t) => t("Notification to customers created"),
  "announcement.cancel": (t) => t("Notification to customers canceled"),
  "country.address_form": (t) => t("Address form changed"),
  "country.places": (t) => t("States and cities imported"),
  "country.region": (t) => t("Region changed"),
  "country.change": (t) => t("Countries changed"),
  "system.job": (t) => t("Job run manually"),
  "system.purge": (t) => t("Cache emptied"),
  "system.ledger": (t) => t("Ledger checked"),
  "system.backup_download": (t) => t("Backup downloaded"),
  "system.backup_delete": (t) => t("Backup deleted"),
  "system.errors": (t) => t("Error list cleared"),
  "system.backup": (t) => t("Backup started"),
};

/** The label of an action; falls back to its code for one that is no longer listed. */
export function actionName(action: string, t: Translate): string {
  return action in LABELS ? LABELS[action as Action](t) : action;
}

export const ACTION_NAMES = Object.keys(LABELS) as Action[];

/** The label of a detail in the audit log. */
export function detailName(name: string, t: Translate): string {
  switch (name) {
    case "reason":
      return t("Reason");
    case "text":
      return t("Text");
    case "from":
    case "before":
      return t("Before");
    case "after":
      return t("After");
    case "amount":
      return t("Amount");
    case "email":
    case "recipient":
      return t("Email");
    case "permissions":
      return t("Permissions");
    case "filters":
      return t("Filters");
    case "rows":
      return t("Rows");
    case "sessions":
      return t("Sessions");
    case "isSent":
      return t("Sent");
    case "kind":
      return t("Type");
    case "template":
      return t("Email");
    case "name":
      return t("Name");
    case "rates":
      return t("Rates");
    case "words":
      return t("Words");
    case "rule":
      return t("Rule");
    default:
      return isSettingKey(name) ? settingLabel(name, t) : name;
  }
}
