export const accessoriesGoods = `
backpacks canvas-tote 29 480 | beige -, navy ink, red brick | | Canvas Tote :: Holds a week of shopping and stands up by itself. | حقيبة قماشية واسعة :: تتّسع لمشتريات أسبوع وتقف وحدها. | Bolsa de lona :: Cabe la compra de la semana y se sostiene sola. | कैनवस टोट :: हफ़्ते भर की ख़रीदारी समाए और अपने-आप खड़ा रहे।
`;
