/** Invented brands: name | top categories | country of make. */
export const brandTable = `
Tamsin & Rye | kitchen home | PT
Oakhollow | kitchen home garden | GB
Kettleby | kitchen | GB
Fornara | kitchen | IT
Blauhaus | kitchen electronics | DE
Mirabel Ware | kitchen | FR
Sable & Salt | kitchen pantry | TR
Hillfold Farms | pantry | GB
Dar Zaytoun | pantry beauty | JO
Oro di Valle | pantry | IT
Bright Mill | pantry | NL
Casa Cumbre | pantry | CO
Little Ladle | pantry toys | BE
Honeystead | pantry beauty | TR
Nordhem | home | DK
Atelier Siroco | home accessories | MA
Plainfield | home | NL
Casa Linde | home clothing | PT
Warmlight | home electronics | DK
Pomello | home beauty | FR
Loftmark | home | DE
Verdano | garden | IT
Thornbury | garden | GB
Grovecraft | garden home | GB
Stellhammer | garden | DE
Pikewell | garden sports | GB
Rootwise | garden | NL
Ariadne Thread | clothing | IT
Maren Wool | clothing accessories | NO
Bluefjord | clothing sports | NO
Lina Tal | clothing | PT
Patchwork Row | clothing | BE
Solvei | clothing accessories | SE
Pebble & Pip | clothing toys | BE
Cobbleton | accessories | ES
Marchetti Vale | accessories | IT
Wander & Hide | accessories | FR
Qamar Gold | accessories | LB
Vistaline | accessories sports | JP
Dryfolk | accessories clothing | GB
Novaire | electronics | TW
Quillon | electronics | TW
Brightwave | electronics music | EE
Teleo | electronics | JP
Pixelgrove | electronics | KR
Voltano | electronics garden | DE
Orbisound | electronics music | JP
Mossglow | beauty | GB
Ward & Willow | beauty | GB
Shamsi | beauty | SY
Aloria | beauty | FR
Barberhall | beauty | NL
Kinside | sports | AT
Granito Peak | sports | AT
Topspin Union | sports | ES
Harrow Field | sports | GB
Wavepoint | sports | PT
Velomar | sports | NL
Tumblewood | toys | DE
Papillonne | toys books | FR
Bramble Bear | toys | GB
Kikimono | toys books | JP
Inkwell & Co | books | GB
Fableford | books toys | GB
Carta Nova | books | IT
Nib & Nest | books | DE
Twelve Maples | music | CA
Corvina | music | IT
Drumlin | music | GB
Harmattan Sound | music | MA
Caravan Tea | - | MA
Seven Springs | - | JO
Morning Roast | - | PT
The Slow Larder | - | GB
Lumen & Wick | - | DK
Apothecary Row | - | GB
`;
