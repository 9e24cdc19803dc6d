/** Products and what is said of them, by their English text. */
export const spanishKitchen: Record<string, string> = {
  Teapot: "Tetera|f",
  "Pours in a clean arc and does not dribble down the spout.": "Sirve con un arco limpio y no gotea por el pico.",
  "Tea-for-One Set": "Juego de té individual|m",
  "Pot and cup stack into each other, so an afternoon tea takes the space of a saucer.":
    "Tetera y taza se apilan, y la merienda ocupa lo que un platillo.",
  "Gourd & Straw Set": "Set de mate con bombilla|m",
  "Made for slow sipping, with a strainer that keeps the leaves where they belong.":
    "Para beber sin prisa, con una bombilla que deja las hojas en su sitio.",
  "Pour-Over Set": "Set de café de filtro|m",
  "The spiral ribs give the water time, so the cup tastes rounder than from a machine.":
    "Las estrías en espiral dan tiempo al agua y la taza sale más redonda que de una máquina.",
  "Cold Brew Jar": "Jarra para café en frío|f",
  "Fill it in the evening, lift out the filter at breakfast.": "Llénala por la noche y saca el filtro en el desayuno.",
  "Coffee Canister": "Bote para café|m",
  "A one-way valve lets gas out and keeps air away from fresh beans.":
    "Una válvula deja salir el gas y mantiene el aire lejos de los granos frescos.",
  Mug: "Taza|f",
  "A handle that fits three fingers and a foot ring that leaves no mark.":
    "Un asa para tres dedos y una base que no deja marca.",
  "Travel Tumbler": "Vaso térmico|m",
  "Keeps a drink hot from the front door to the second meeting.":
    "Mantiene la bebida caliente desde la puerta de casa hasta la segunda reunión.",
  "Bubble Tea Cup": "Vaso para té de burbujas|m",
  "Wide straw, tight lid, and no more single-use cups on the way home.":
    "Pajita ancha, tapa firme y ningún vaso desechable de camino a casa.",
  "Frying Pan": "Sartén|f",
  "Heats evenly right to the rim, so the last pancake is as golden as the first.":
    "Se calienta por igual hasta el borde: la última tortita sale tan dorada como la primera.",
  "Paella Pan": "Paellera|f",
  "Two loop handles and a shallow dimpled base for a crisp bottom layer of rice.":
    "Dos asas y un fondo bajo con relieve para un socarrat crujiente.",
  "Crêpe Pan": "Crepera|f",
  "A low rim that lets a spatula slip under the thinnest batter.":
    "Borde bajo para deslizar la espátula bajo la masa más fina.",
  Casserole: "Cacerola|f",
  "Brown, braise and serve in one pot; the lid sends the steam back down.":
    "Dora, guisa y sirve en una sola olla; la tapa devuelve el vapor a la comida.",
  "Fondue Set": "Set de fondue|m",
  "Six forks, one warm pot, and a reason to sit together until late.":
    "Seis tenedores, una olla caliente y un motivo para quedarse juntos hasta tarde.",
  "Steam Basket": "Vaporera|f",
  "Two tiers that sit on the pot you already own.": "Dos pisos que encajan en la olla que ya tienes.",
  "Loaf Tin": "Molde de pan|m",
  "Straight sides and a rolled rim, for a loaf that slices like the baker's.":
    "Paredes rectas y borde enrollado, para un pan que se corta como el de la panadería.",
  "Muffin Mould": "Molde para muffins|m",
  "Twelve cups that let go without a knife.": "Doce huecos que sueltan sin cuchillo.",
  "Cake Stand": "Soporte para tartas|m",
  "Lifts a plain sponge to the height it deserves.": "Eleva un bizcocho sencillo a la altura que merece.",
  "Chef's Knife": "Cuchillo de chef|m",
  "Balanced just ahead of the handle; goes through an onion by its own weight.":
    "Equilibrado justo delante del mango; atraviesa una cebolla por su propio peso.",
  Cleaver: "Cuchillo macheta|m",
  "A broad blade that also carries what it has chopped to the pan.":
    "Una hoja ancha que también lleva lo picado a la sartén.",
  "Pizza Cutter": "Cortapizzas|m",
  "One pass, straight through the crust, toppings where they were.":
    "Una pasada, directa por la masa, y los ingredientes en su lugar.",
  "Cutlery Set": "Juego de cubiertos|m",
  "Weight in the hand and a brushed finish that hides the years.":
    "Peso en la mano y un acabado cepillado que disimula los años.",
  "Serving Spoon": "Cuchara de servir|f",
  "Deep enough for stew, flat enough for rice.": "Honda para el guiso, plana para el arroz.",
  "Chopstick Set": "Juego de palillos|m",
  "Square at the top so they stay put, fine at the tip for a single grain.":
    "Cuadrados arriba para que no rueden, finos en la punta para un solo grano.",
  "Kitchen Timer": "Temporizador de cocina|m",
  "Turn it once and get on with something else; it rings until you come.":
    "Gíralo una vez y sigue con lo tuyo; suena hasta que llegas.",
  "Salt Cellar": "Salero con tapa|m",
  "A lid that swings aside with one floury finger.": "Una tapa que se aparta con un solo dedo enharinado.",
  "Ice Cube Tray": "Cubitera|f",
  "Large clear cubes that melt slowly and slip out without a fight.":
    "Cubos grandes y claros que se derriten despacio y salen sin pelea.",
  "Dinner Plate Set": "Juego de platos llanos|m",
  "Thin at the rim, strong at the foot, happy in the dishwasher.":
    "Finos en el borde, fuertes en la base y felices en el lavavajillas.",
  "Bowl & Spoon Set": "Set de cuenco y cuchara|m",
  "The right depth for soup at noon and cereal at midnight.":
    "La hondura justa para la sopa del mediodía y los cereales de medianoche.",
  "Noodle Bowl": "Cuenco para fideos|m",
  "Steep sides keep the broth hot; a notch in the rim holds the chopsticks.":
    "Las paredes altas guardan el calor del caldo; una muesca sujeta los palillos.",
  "Water Glass Set": "Juego de vasos de agua|m",
  "Plain, clear and stackable: the glass you reach for every day.":
    "Sencillos, claros y apilables: los vasos de todos los días.",
  "Stem Glass Set": "Juego de copas|m",
  "A fine rim and a drawn stem, tested in a real dishwasher.":
    "Borde fino y tallo estirado, probadas en un lavavajillas de verdad.",
  "Mocktail Glass Set": "Juego de vasos para cócteles sin alcohol|m",
  "Tall enough for ice, fruit and a straw that does not fall out.":
    "Altos para el hielo, la fruta y una pajita que no se cae.",
  "Carafe Set": "Juego de jarra y vasos|m",
  "Keeps water cool on the table and looks good half empty.":
    "Mantiene el agua fresca en la mesa y luce bien hasta medio vacía.",
  "Bento Box": "Caja bento|f",
  "Three compartments and a lid that really seals: no soup in the bag.":
    "Tres compartimentos y una tapa que cierra de verdad: nada de sopa en el bolso.",
  "Storage Jar": "Tarro de conservación|m",
  "See what is left, stack what is full.": "Ves lo que queda, apilas lo que está lleno.",
  "Takeout Box": "Caja para llevar|f",
  "Folds flat when lunch is over.": "Se pliega plana cuando acaba el almuerzo.",
};
