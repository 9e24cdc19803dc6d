/** Code | name | symbol | units for 1 USD | rounding step in minor units | active */
export const currencyTable = `
USD | US Dollar | $ | 1 | 1 | yes
EUR | Euro | € | 0.92 | 1 | yes
JPY | Japanese Yen | ¥ | 151.4 | 1 | yes
KWD | Kuwaiti Dinar | KD | 0.307 | 5 | yes
GBP | Pound Sterling | £ | 0.786 | 1 | no
CHF | Swiss Franc | CHF | 0.884 | 5 | no
CAD | Canadian Dollar | CA$ | 1.372 | 1 | no
AUD | Australian Dollar | A$ | 1.517 | 1 | no
AED | UAE Dirham | AED | 3.6725 | 1 | no
SAR | Saudi Riyal | SAR | 3.75 | 1 | no
EGP | Egyptian Pound | E£ | 47.9 | 1 | no
JOD | Jordanian Dinar | JD | 0.709 | 5 | no
TRY | Turkish Lira | ₺ | 33.1 | 1 | no
INR | Indian Rupee | ₹ | 83.5 | 1 | no
CNY | Chinese Yuan | CN¥ | 7.24 | 1 | no
SEK | Swedish Krona | kr | 10.6 | 1 | no
MXN | Mexican Peso | MX$ | 17.1 | 1 | no
`;

/** Country | name of the tax | standard, reduced and zero class in basis points. A country not listed has no tax. */
export const taxTable = `
US | Sales tax | 725 | 0 | 0
CA | GST | 500 | 0 | 0
GB | VAT | 2000 | 0 | 0
IE | VAT | 2300 | 1350 | 0
DE | VAT | 1900 | 700 | 0
FR | VAT | 2000 | 550 | 0
ES | VAT | 2100 | 1000 | 0
IT | VAT | 2200 | 1000 | 0
NL | VAT | 2100 | 900 | 0
PT | VAT | 2300 | 600 | 0
AT | VAT | 2000 | 1000 | 0
BE | VAT | 2100 | 600 | 0
SE | VAT | 2500 | 1200 | 0
JP | Consumption tax | 1000 | 800 | 0
AU | GST | 1000 | 0 | 0
AE | VAT | 500 | 0 | 0
SA | VAT | 1500 | 1500 | 0
EG | VAT | 1400 | 500 | 0
JO | Sales tax | 1600 | 400 | 0
TR | VAT | 2000 | 1000 | 0
IN | GST | 1800 | 500 | 0
MX | VAT | 1600 | 0 | 0
`;

export const taxClassTable = `
standard | Standard
reduced | Reduced
zero | Zero
`;

/** Free from: of one shop's goods, in cents. The home screen advertises it. */
export const FREE_DELIVERY_FROM_MINOR = 7500;

/** Country, or * for all without their own row | name | price in cents | free from | days from | to */
export const shippingTable = `
* | Standard delivery | 990 | ${FREE_DELIVERY_FROM_MINOR} | 5 | 12
* | Express delivery | 2490 | - | 2 | 4
US | Standard delivery | 490 | ${FREE_DELIVERY_FROM_MINOR} | 3 | 5
US | Express delivery | 1290 | - | 1 | 2
`;
