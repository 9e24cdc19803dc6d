/** Invented brands: name | categories of every level that it makes goods for, or none where the goods say so | country of make | letters of its wordmark. */
export const brandTable = `
Tamsin & Rye | plates-bowls cups-mugs teapots glasses-carafes | PT | serif
Oakhollow | kitchen helpers cutlery baking storage-lunch knives seating | GB | sans
Kettleby | cups-mugs teapots plates-bowls | GB | serif
Nordhem | home | DK | sans
Warmlight | lamps | DK | sans
Casa Linde | bedroom bath | PT | serif
Plainfield | home | NL | sans
Grovecraft | wall-decor furniture | GB | serif
Rootwise | garden | NL | sans
Thornbury | garden | GB | serif
Lina Tal | women kids | PT | serif
Bluefjord | men basics | NO | sans
Maren Wool | clothing | NO | serif
Cobbleton | shoes | ES | sans
Wander & Hide | accessories | FR | serif
Vistaline | wearables jewellery | JP | sans
Novaire | electronics | TW | sans
Orbisound | headphones studio-gear music | JP | sans
Mossglow | beauty | GB | serif
Ward & Willow | beauty | GB | serif
Kinside | sports | AT | sans
Granito Peak | sports | AT | sans
Tumblewood | toys | DE | serif
Bramble Bear | toys | GB | sans
Nib & Nest | stationery craft | DE | serif
Carta Nova | books digital-library | IT | serif
Drumlin | keys-drums | GB | sans
Caravan Tea | tea | MA | serif
Seven Springs | pantry | JO | serif
Morning Roast | coffee-beans | CO | sans
The Slow Larder | pantry | IT | serif
Lumen & Wick | candles | MA | serif
Apothecary Row | | GB | sans
Rose & Resin | | SY | serif
Field & Fader | studio-sheet apps | GB | sans
`;
