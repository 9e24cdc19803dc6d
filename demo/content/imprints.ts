/** Shop | who it is by law | street | postal code | country. The town is the shop's. */
export const imprintTable = `
souk-select | Souk Market Operations, Lda. | Rua do Mercado 12 | 1100-364 | PT
hearth-and-clay | Barros & Filha, Lda. | Rua da Olaria 48 | 4050-441 | PT
seven-springs | Seven Springs Trading Co. | 7 Rainbow Street | 11181 | JO
the-slow-larder | La Dispensa Lenta S.r.l. | Via delle Moline 17 | 40126 | IT
morning-roast | Tostadora de la Mañana S.A.S. | Calle 10 43-21 | 050021 | CO
north-room | Nordrum ApS | Mejlgade 33 | 8000 | DK
lumen-and-wick | Lumen et Mèche S.A.R.L. | 26 Rue des Lampistes | 40000 | MA
green-thumb-yard | Green Thumb Yard Ltd | Arch 14, Station Approach | BS1 6QF | GB
loom-and-line | Telaio e Filo S.r.l. | Via del Campuccio 28 | 50125 | IT
wayfarer-goods | Atelier du Voyage SARL | 9 Rue de la Martinière | 69001 | FR
clear-signal | Selge Signaal OÜ | Telliskivi 60 | 10412 | EE
apothecary-row | Apothecary Row Ltd | 3 Candlemaker Row | EH1 2QE | GB
rose-and-resin | Rose & Resin Trading | 18 Straight Street | 1000 | SY
goal-and-trail | Tor und Pfad GmbH | Innstraße 41 | 6020 | AT
toy-attic | Spielzeugboden GmbH | Weißgerbergasse 8 | 90403 | DE
paper-kite | Paper Kite Press LLC | 22 Talaat Harb Street | 11111 | EG
ember-and-board | Ember and Board Ltd | 61 Arundel Street | S1 2NS | GB
luthiers-lane | Taller de la Cuesta, S.L. | Cuesta de Gomérez 27 | 18009 | ES
drum-and-bell | Tam et Cloche SARL | 14 Rue Vincens | 12500 | SN
wool-and-brim | Wool and Brim Teoranta | 8 Cross Street Upper | H91 Y0X2 | IE
button-and-bear | Button & Bear Ltd | 5 Margaret's Buildings | BA1 2LP | GB
shelf-and-sill | Rafi kai Pervazi IKE | Adrianou 52 | 105 55 | GR
collar-and-seam | Kraag & Naad BV | Kammenstraat 33 | 2000 | BE
ink-and-bobbin | Sumi to Ito K.K. | 308 Teramachi-dori | 604-8091 | JP
`;
