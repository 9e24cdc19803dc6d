/** Products and what is said of them, by their English text. */
export const spanishHome: Record<string, string> = {
  Sofa: "Sofá|m",
  "Deep enough to fold your legs under, firm enough to get up from.":
    "Hondo para doblar las piernas, firme para levantarse.",
  "Dining Chair": "Silla de comedor|f",
  "The back gives a little, the joints do not.": "El respaldo cede un poco; las uniones, no.",
  "Reading Seat": "Sillón de lectura|m",
  "A headrest at the height where a book wants to be held.":
    "Un reposacabezas a la altura en la que se sostiene un libro.",
  "Bed Frame": "Estructura de cama|f",
  "Slats that do not squeak and room for boxes below.": "Láminas que no crujen y sitio para cajas debajo.",
  "Bed Linen Set": "Juego de sábanas|m",
  "Washed before it reaches you, so it is soft on the first night.":
    "Lavado antes de llegar a ti: suave desde la primera noche.",
  "Bedside Clock": "Despertador|m",
  "A bell you can find with your eyes shut.": "Un botón que encuentras con los ojos cerrados.",
  "Storage Basket": "Cesta de almacenaje|f",
  "Swallows toys, wool or a whole week of laundry.": "Se traga juguetes, lana o la ropa de toda una semana.",
  "Filing Cabinet": "Archivador|m",
  "Drawers that run to the very end and close with a sigh.":
    "Cajones que salen hasta el final y cierran con un suspiro.",
  "Waste Basket": "Papelera|f",
  "Small enough for under the desk, tall enough to hide what is in it.":
    "Pequeña para ir bajo el escritorio, alta para esconder lo que guarda.",
  "Table Bulb Lamp": "Lámpara de mesa|f",
  "Warm at 2,700 kelvin, dimmed with a touch.": "Luz cálida de 2.700 kelvin que se atenúa con un toque.",
  "Paper Lantern": "Farolillo de papel|m",
  "Folds flat in its sleeve, fills a corner with soft light.":
    "Se pliega plano en su funda y llena un rincón de luz suave.",
  "Oil Lamp": "Lámpara de aceite|f",
  "An hour of flame from a spoonful of oil.": "Una hora de llama con una cucharada de aceite.",
  Candle: "Vela|f",
  "Burns to the edge and leaves no tunnel.": "Se consume hasta el borde y no deja túnel.",
  "Room Scent": "Ambientador|m",
  "Six reeds, three months, never loud.": "Seis varillas, tres meses y nunca demasiado.",
  "Wind Chime": "Móvil de viento|m",
  "Tuned to five notes that cannot quarrel.": "Afinado en cinco notas que no pueden discutir.",
  "Framed Print": "Lámina enmarcada|f",
  "Archive paper behind real glass, ready to hang.": "Papel de archivo tras vidrio de verdad, lista para colgar.",
  "Wall Mirror": "Espejo de pared|m",
  "Gives a narrow hall a second window.": "Da una segunda ventana a un pasillo estrecho.",
  "Mantel Clock": "Reloj de repisa|m",
  "Ticks softly enough to sleep beside.": "Su tictac deja dormir a su lado.",
  Globe: "Globo terráqueo|m",
  "Current borders, raised mountains, a stand that turns both ways.":
    "Fronteras actuales, montañas en relieve y un soporte que gira en dos sentidos.",
  "Rain Shower Head": "Alcachofa de ducha|f",
  "Three sprays and a fifth less water.": "Tres chorros y una quinta parte menos de agua.",
  "Bath Caddy": "Bandeja de bañera|f",
  "A place for the book, the tea and the phone that should stay dry.":
    "Un sitio para el libro, el té y el teléfono que debe seguir seco.",
  "Toilet Paper": "Papel higiénico|m",
  "Soft, plastic-free wrapping, and delivered before it runs out.":
    "Suave, envuelto sin plástico y en casa antes de que se acabe.",
  Broom: "Escoba|f",
  "Bristles that reach the corner and give the dust back at the bin.":
    "Cerdas que llegan al rincón y sueltan el polvo en el cubo.",
  "Sponge Set": "Juego de esponjas|m",
  "Scrubs pans, spares glasses, goes on the compost at the end.":
    "Friegan ollas, respetan los vasos y acaban en el compost.",
  Bucket: "Cubo|m",
  "A pouring lip on both sides, for left hands too.": "Con pico a los dos lados, también para zurdos.",
  Plunger: "Desatascador|m",
  "Not pretty, but nothing is when you need it.": "No es bonito, pero nada lo es cuando hace falta.",
  "Hand Soap": "Jabón de manos|m",
  "Cold-stirred and cured for six weeks.": "Batido en frío y curado seis semanas.",
  "Dish Liquid": "Lavavajillas líquido|m",
  "Cuts grease without the rubber gloves.": "Corta la grasa sin guantes de goma.",
  "Laundry Lotion": "Detergente líquido|m",
  "Thirty washes a bottle, cold water welcome.": "Treinta lavados por botella, también con agua fría.",
  "Festive Tree": "Árbol decorativo|m",
  "Hinged branches, a firm foot, and no needles in the carpet.":
    "Ramas con bisagra, pie firme y ninguna aguja en la alfombra.",
  "Crescent Ornament": "Adorno de media luna|m",
  "Catches the light of one small bulb and shares it.": "Recoge la luz de una bombilla pequeña y la reparte.",
  "Gift Set": "Caja de regalo|f",
  "Packed by hand, with a card in your own words.": "Preparada a mano, con una tarjeta en tus palabras.",
  "Balloon Set": "Set de globos|m",
  "Natural rubber that keeps its air until the cake is gone.":
    "Caucho natural que guarda el aire hasta que se acaba el pastel.",
  Piñata: "Piñata|f",
  "Strong enough for eight turns, weak enough for the ninth.": "Resiste ocho golpes y se rinde al noveno.",
  "Ribbon Roll": "Rollo de cinta|m",
  "Ties a bow that stays.": "Hace un lazo que se queda.",
  "Fire Extinguisher": "Extintor|m",
  "Foam for kitchen and living room, checked and dated.": "Espuma para cocina y salón, revisado y con fecha.",
  Padlock: "Candado|m",
  "Three keys that no machine in the mall can copy.":
    "Tres llaves que ninguna máquina del centro comercial puede copiar.",
  "Key Holder": "Portallaves|m",
  "Beside the door, where the keys always were supposed to be.":
    "Junto a la puerta, donde las llaves siempre debían estar.",
};
