export const musicGoods = `
small-percussion xylophone 32 900 | | | Rainbow Xylophone :: Eight tuned bars, so a tune is really a tune. | إكسيلوفون بألوان قوس قزح :: ثماني قطع مدوزنة، فاللحن لحن حقاً. | Xilófono arcoíris :: Ocho láminas afinadas: una canción suena a canción. | इंद्रधनुषी ज़ाइलोफ़ोन :: आठ सुरीली पट्टियाँ, ताकि धुन सचमुच धुन लगे।
`;
