const CONSONANT = /([\u0915-\u0939])(?=[\u0915-\u0939\u0902])/g;
const LETTER = /[\u0621-\u06CC\u0901-\u0963]/g;

/** Transliterates Arabic and Hindi names, letter by letter. */
const LATIN = new Map(
  (
    "ا:a أ:a إ:i آ:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h و:w ي:y " +
    "ى:a ة:a ء: ؤ:w ئ:y پ:p چ:ch گ:g ک:k ی:y अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh " +
    "ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ा:a ि:i ी:i ु:u ू:u ृ:ri " +
    "े:e ै:ai ो:o ौ:au ं:n ँ:n ः:h ्:"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** A name for a URL: names without Latin letters are transliterated. */
export function inLatinLetters(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(CONSONANT, (letter) => `${LATIN.get(letter) ?? ""}a`)
    .replaceAll(LETTER, (letter) => LATIN.get(letter) ?? "");
}
