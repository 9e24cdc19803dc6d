const PASSWORD = "a long and quiet sentence";

/** What the operator of an empty shop types, in addition to the code from its log. */
export const OPENING = {
  shop_name: "Corner Shop",
  country: "DE",
  currency: "EUR",
  language: "en",
  first_name: "Olga",
  last_name: "Operator",
  email: "olga@example.com",
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

export const codeOf = (output: string) => /type this code: (\S+)/.exec(output)?.[1] ?? "";
