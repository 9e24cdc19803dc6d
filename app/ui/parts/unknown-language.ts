/** The `lang` of what people wrote in a language that no one has asked for: without it, HTML takes the page's. */
export const UNKNOWN_LANGUAGE = "";
