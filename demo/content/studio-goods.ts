/**
 * The goods of the demo that the studio has rendered: slug, folder of the pictures, and each colour with the suffix of
 * its picture (`-` for the first). A product without colours has one picture.
 */
export const studioGoods = `
rowan-stoneware-teapot | stoneware-teapot | beige - | green forest | brown clay
gable-stoneware-mug | harbour-mug | teal - | beige oat | brown clay | navy ink
yara-dot-grid-notebook | elastic-notebook | navy - | yellow mustard | green sage | brown clay
strata-noise-cancelling-headphones | headphones | beige - | black black | green sage
luma-wireless-speaker | cloth-speaker
ginevra-beech-wood-toy-car | wooden-car | red - | blue blue | yellow yellow | green sage
clover-oak-dining-chair | dining-chair
calder-water-glass-set | tumblers
viggo-beech-wood-steam-train | wooden-train
ilan-goatskin-hand-drum | goblet-drum
`;
