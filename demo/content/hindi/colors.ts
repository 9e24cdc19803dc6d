/** Names of colours, by their English text. */
export const hindiColors: Record<string, string> = {
  Black: "काला",
  White: "सफ़ेद",
  Grey: "स्लेटी",
  Beige: "बेज",
  Brown: "भूरा",
  Red: "लाल",
  Orange: "नारंगी",
  Yellow: "पीला",
  Green: "हरा",
  Olive: "ऑलिव",
  Teal: "टील",
  Blue: "नीला",
  Navy: "नेवी",
  Purple: "बैंगनी",
  Pink: "गुलाबी",
};
