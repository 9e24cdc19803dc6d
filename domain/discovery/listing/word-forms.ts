const MIN_LENGTH = 3;
const MIN_PLURAL = 4;
const LATIN = /^[a-z]+$/;
const ARABIC = /^[\u0621-\u064a]+$/;
const HINDI = /^[\u0900-\u097f]+$/;

const IRREGULAR: readonly (readonly [string, string])[] = [
  ["man", "men"],
  ["woman", "women"],
  ["child", "children"],
  ["foot", "feet"],
  ["mouse", "mice"],
];
const ARTICLES = ["ال", "وال", "بال", "لل"];
const WITH_ARTICLE = /^(?:[وبكف]?ال|لل)(?=.{3})/;

/**
 * Other forms of a normalized word: singular and plural, with and without an article; forms that are not words match
 * nothing.
 */
export function formsOf(word: string): string[] {
  if (word.length < MIN_LENGTH) return [];
  const forms = LATIN.test(word)
    ? [...singularsOf(word), ...pluralsOf(word)]
    : ARABIC.test(word)
      ? arabicFormsOf(word)
      : HINDI.test(word)
        ? hindiFormsOf(word)
        : [];
  return [...new Set(forms)].filter((form) => form !== word);
}

/** The inflected forms of a color name, including itself: "negro", "negra"; normalized. */
export function agreeingForms(word: string): string[] {
  const end = word.slice(0, -1);
  if (/^[a-z]{2,}o$/.test(word)) return [word, `${end}a`, `${end}os`, `${end}as`];
  if (/^ا[\u0621-\u064a]{3}$/.test(word)) return [word, `${word.slice(1)}اء`, `ال${word}`, `ال${word.slice(1)}اء`];
  if (/^[\u0621-\u064a]{2,}ي$/.test(word)) return [word, `${word}ه`, `ال${word}`, `ال${word}ه`];
  if (/^[\u0900-\u097f]+ा$/.test(word)) return [word, `${end}ी`, `${end}े`];
  return [word];
}

/** In English and Spanish. */
function singularsOf(word: string): string[] {
  const irregular = IRREGULAR.filter(([, many]) => many === word).map(([one]) => one);
  if (word.length < MIN_PLURAL || !word.endsWith("s") || word.endsWith("ss")) return irregular;
  const [withoutS, withoutEs, stem] = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)];
  if (word.length === MIN_PLURAL || !word.endsWith("es")) return [withoutS];
  if (word.endsWith("ies")) return [`${stem}y`, withoutS];
  if (word.endsWith("ves")) return [`${stem}f`, `${stem}fe`, withoutS];
  return [withoutS, withoutEs, ...(word.endsWith("ces") ? [`${stem}z`] : [])];
}

function pluralsOf(word: string): string[] {
  const irregular = IRREGULAR.filter(([one]) => one === word).map(([, many]) => many);
  if (word.endsWith("s") && !word.endsWith("ss")) return irregular;
  const stem = word.slice(0, -1);
  return [
    ...irregular,
    `${word}s`,
    ...(/(?:[sxzlnrdjo]|ch|sh)$/.test(word) ? [`${word}es`] : []),
    ...(/[^aeiou]y$/.test(word) ? [`${stem}ies`] : []),
    ...(word.endsWith("z") ? [`${stem}ces`] : []),
    ...(/[^f]f$/.test(word) ? [`${stem}ves`] : []),
    ...(word.endsWith("fe") ? [`${word.slice(0, -2)}ves`] : []),
  ];
}

function arabicFormsOf(word: string): string[] {
  const bare = word.replace(WITH_ARTICLE, "");
  const stem = bare.slice(0, -2);
  const others =
    bare.endsWith("ات") && stem.length >= MIN_LENGTH
      ? [stem, `${stem}ه`]
      : bare.endsWith("ه")
        ? [`${bare.slice(0, -1)}ات`]
        : [`${bare}ات`];
  return [bare, ...ARTICLES.map((article) => article + bare), ...others, ...others.map((other) => `ال${other}`)];
}

function hindiFormsOf(word: string): string[] {
  const end = word.slice(0, -1);
  if (word.endsWith("ा")) return [`${end}े`, `${end}ों`];
  if (word.endsWith("े")) return [`${end}ा`, `${end}ों`];
  if (word.endsWith("ियां")) return [`${word.slice(0, -4)}ी`];
  if (word.endsWith("ी")) return [`${end}ियां`];
  if (word.endsWith("ों")) return [word.slice(0, -2), `${word.slice(0, -2)}ा`];
  if (word.endsWith("ें")) return [word.slice(0, -2)];
  return [`${word}ें`, `${word}ों`];
}
