/** Rows of a product's specification, by their English text. */
export const hindiSpecification: Record<string, string> = {
  Feature: "ख़ासियत",
  With: "इसके साथ",
  "2 years": "2 साल",
  "5 years": "5 साल",
  Author: "लेखक",
  Pages: "पन्ने",
  Weight: "वज़न",
  Care: "देखभाल",
  "Made in": "निर्माण देश",
  Warranty: "वारंटी",
  By: "रचना",
  Format: "फ़ॉर्मैट",
  Delivery: "डिलीवरी",
  "Download link by e-mail": "ईमेल से डाउनलोड लिंक",
  Licence: "लाइसेंस",
  "For one person, on any device": "एक व्यक्ति के लिए, किसी भी डिवाइस पर",
};
