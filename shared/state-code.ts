/** Postal abbreviations of states, two or three letters, by English name, for countries that use them. */
const CODES: Readonly<Record<string, string>> = {
  US: "Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Puerto Rico PR, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY",
  CA: "Alberta AB, British Columbia BC, Manitoba MB, New Brunswick NB, Newfoundland and Labrador NL, Northwest Territories NT, Nova Scotia NS, Nunavut NU, Ontario ON, Prince Edward Island PE, Quebec QC, Saskatchewan SK, Yukon YT",
  AU: "Australian Capital Territory ACT, New South Wales NSW, Northern Territory NT, Queensland QLD, South Australia SA, Tasmania TAS, Victoria VIC, Western Australia WA",
};

/** `TX` for Texas, or the typed text if there is no such code. */
export function stateCode(countryCode: string, state: string): string {
  const wanted = state.trim().toLowerCase();
  for (const entry of CODES[countryCode]?.split(", ") ?? []) {
    const space = entry.lastIndexOf(" ");
    const code = entry.slice(space + 1);
    if (wanted === entry.slice(0, space).toLowerCase() || wanted === code.toLowerCase()) return code;
  }
  return state;
}
