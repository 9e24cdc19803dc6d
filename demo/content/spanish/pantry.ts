/** Products and what is said of them, by their English text. */
export const spanishPantry: Record<string, string> = {
  Honey: "Miel|f",
  "Spun cold and never filtered, so it sets in winter as honey should.":
    "Extraída en frío y sin filtrar: cuaja en invierno, como debe hacer la miel.",
  Honeycomb: "Panal de miel|m",
  "Cut from the frame by hand; eat the wax or spread it on warm bread.":
    "Cortado a mano del marco; cómete la cera o úntala en pan caliente.",
  "Date Syrup": "Sirope de dátil|m",
  "Nothing but dates and patience; good on yoghurt and in dressings.":
    "Solo dátiles y paciencia; rico con yogur y en aderezos.",
  "Strawberry Jam": "Mermelada de fresa|f",
  "Whole berries, cooked in a copper pan, twelve jars at a time.":
    "Fruta entera, cocida en olla de cobre de doce en doce tarros.",
  "Cherry Jam": "Mermelada de cereza|f",
  "Dark cherries, stoned by hand, with a little lemon to wake them up.":
    "Cerezas oscuras, deshuesadas a mano, con un poco de limón que las despierta.",
  "Orange Marmalade": "Mermelada de naranja|f",
  "Thin-cut peel, more bitter than sweet.": "Piel cortada fina, más amarga que dulce.",
  "Blueberry Jam": "Mermelada de arándanos|f",
  "Small wild berries that stain the toast the right colour.":
    "Arándanos silvestres que tiñen la tostada del color correcto.",
  "Peanut Butter": "Crema de cacahuete|f",
  "Roasted and ground, and that is the whole list.": "Tostado y molido, y esa es toda la lista.",
  "Chestnut Cream": "Crema de castañas|f",
  "Smooth, dark and at home between two pancakes.": "Suave, oscura y a gusto entre dos tortitas.",
  "Coconut Butter": "Mantequilla de coco|f",
  "Soft above 24 degrees, firm below, good at both.":
    "Blanda por encima de 24 grados, firme por debajo, buena en ambos casos.",
  "Coffee Beans": "Café en grano|m",
  "Roasted on Tuesday, on its way on Wednesday; the date is on the bag.":
    "Tostado el martes, en camino el miércoles; la fecha está en la bolsa.",
  "Ground Coffee": "Café molido|m",
  "Ground for filter and pot; ask in the note field for another grind.":
    "Molido para filtro y cafetera; pide otra molienda en la nota.",
  "Iced Coffee Concentrate": "Concentrado de café frío|m",
  "One part coffee, three parts milk, all the ice you like.":
    "Una parte de café, tres de leche y todo el hielo que quieras.",
  "Loose Leaf Tea": "Té en hebras|m",
  "Whole leaves that open slowly and stand a second pour.":
    "Hojas enteras que se abren despacio y aguantan una segunda agua.",
  "Herbal Infusion": "Infusión de hierbas|f",
  "No caffeine, no aroma added: only what grew on the hill.":
    "Sin cafeína ni aromas añadidos: solo lo que creció en la colina.",
  "Mate Leaves": "Yerba mate|f",
  "Rested for a year, for a cup without edges.": "Un año de reposo para un mate sin aristas.",
  "Apple Juice": "Zumo de manzana|m",
  "From old orchards with more kinds of apple than rows.": "De huertos viejos con más variedades que hileras.",
  "Lemonade Syrup": "Sirope de limonada|m",
  "One bottle makes twenty glasses.": "Una botella da para veinte vasos.",
  "Grape Juice": "Zumo de uva|m",
  "Pressed from ripe table grapes, cloudy and full.": "De uva madura de mesa, turbio y con cuerpo.",
  "Bread Mix": "Preparado para pan|m",
  "Add water, fold twice, bake in any pot with a lid.":
    "Añade agua, pliega dos veces y hornea en cualquier olla con tapa.",
  "Pretzel Box": "Caja de pretzels|f",
  "Part-baked: ten minutes in your oven and the kitchen smells of Sunday.":
    "A medio hornear: diez minutos en tu horno y la cocina huele a domingo.",
  "Croissant Box": "Caja de cruasanes|f",
  "Real butter in twenty-seven layers, shaped before dawn.":
    "Mantequilla de verdad en veintisiete capas, formados antes del alba.",
  "Bagel Bag": "Bolsa de bagels|f",
  "Boiled, then baked, chewy as they should be.": "Primero hervidos, luego horneados, elásticos como deben ser.",
  Rice: "Arroz|m",
  "Long grains that stay apart even when the guests come late.":
    "Granos largos que siguen sueltos aunque los invitados lleguen tarde.",
  Pasta: "Pasta|f",
  "Drawn through bronze, so the sauce has something to hold.":
    "Pasada por bronce, para que la salsa tenga dónde agarrarse.",
  Noodles: "Fideos|mp",
  "Dried on racks in the sun; ready in four minutes.": "Secados al sol en rejillas; listos en cuatro minutos.",
  Beans: "Alubias|fp",
  "This year's harvest, so they cook soft in under an hour.":
    "De la cosecha de este año: se ablandan en menos de una hora.",
  Granola: "Granola|f",
  "Baked in trays and broken by hand, with clusters worth fighting for.":
    "Horneada en bandejas y partida a mano, con trozos por los que pelear.",
  "Pancake Mix": "Preparado para tortitas|m",
  "Rises by itself; an egg and milk are all it asks.": "Sube solo; un huevo y leche es todo lo que pide.",
  "Waffle Mix": "Preparado para gofres|m",
  "Crisp outside for longer than it takes to eat one.": "Crujiente por fuera más tiempo del que se tarda en comerlo.",
  "Chocolate Bar": "Tableta de chocolate|f",
  "Seventy per cent cocoa, stirred for three days.": "Setenta por ciento de cacao, removido tres días.",
  Cookies: "Galletas|fp",
  "Crisp at the edge, soft in the middle, gone by evening.":
    "Crujientes al borde, tiernas en el centro, desaparecidas por la noche.",
  Toffee: "Tofe|m",
  "Pulled, cut and wrapped by hand.": "Estirado, cortado y envuelto a mano.",
  "Lollipop Box": "Caja de piruletas|f",
  "Coloured with beetroot and turmeric instead of a number.": "Con color de remolacha y cúrcuma, no de un número.",
  "Olive Oil": "Aceite de oliva|m",
  "Pressed within six hours of picking; peppery at the back of the throat.":
    "Prensado a menos de seis horas de la cosecha; picante al final.",
  "Chili Flakes": "Chile en copos|m",
  "Warm first, hot later.": "Primero cálido, luego picante.",
  "Garlic Paste": "Pasta de ajo|f",
  "A teaspoon saves you the press and the fingers.": "Una cucharadita te ahorra el prensador y los dedos.",
  "Ginger Paste": "Pasta de jengibre|f",
  "Fresh root, grated and packed the same day.": "Raíz fresca, rallada y envasada el mismo día.",
  Cheese: "Queso|m",
  "Turned by hand each week until the cellar says it is ready.":
    "Volteado a mano cada semana hasta que la bodega dice que está listo.",
  "Tinned Tomatoes": "Tomates en conserva|mp",
  "Picked red and tinned the same night.": "Cosechados rojos y enlatados la misma noche.",
  Popcorn: "Palomitas|fp",
  "Popped in a kettle, tossed while it is hot.": "Hechas en caldero y mezcladas en caliente.",
  Butter: "Mantequilla|f",
  "Churned slowly from soured cream.": "Batida despacio con nata fermentada.",
};
