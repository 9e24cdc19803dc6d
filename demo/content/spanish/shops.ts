/** What shops say of themselves, by their English text. */
export const spanishShops: Record<string, string> = {
  "Our own picks from the whole market": "Nuestra selección de todo el mercado",
  "We run this market, and on this stall stands what we buy ourselves: a short list that changes with the season.":
    "Nosotros llevamos este mercado, y en este puesto está lo que compramos para casa: una lista corta que cambia con la temporada.",
  "Pots that feel right in the hand": "Piezas que sientan bien en la mano",
  "Two potters, one kiln and a waiting list for the blue glaze. What we do not throw ourselves comes from workshops an hour away.":
    "Dos alfareras, un horno y una lista de espera para el esmalte azul. Lo que no torneamos nosotras viene de talleres a una hora de aquí.",
  "Pans for people who cook": "Sartenes para gente que cocina",
  "Our grandfather tinned copper in the bazaar. We sell pans now, and still tin them when you ask.":
    "Nuestro abuelo estañaba cobre en el bazar. Ahora vendemos sartenes, y seguimos estañando si lo pides.",
  "Food with a name behind it": "Comida con nombre propio",
  "Honey, oil and grain from forty farms, each of which we can find on a map without looking it up.":
    "Miel, aceite y grano de cuarenta fincas; encontramos cada una en el mapa sin buscarla.",
  "Good things take their time": "Lo bueno lleva su tiempo",
  "A cellar, a smokehouse and a bakery under one roof. We send on Tuesdays and Thursdays so nothing waits over a weekend.":
    "Una bodega, un ahumadero y una panadería bajo el mismo techo. Enviamos martes y jueves para que nada espere un fin de semana.",
  "Coffee by the day, not the month": "Café del día, no del mes",
  "We roast in fifteen-kilo batches and write the date on every bag, because that is the only number that matters.":
    "Tostamos en tandas de quince kilos y escribimos la fecha en cada bolsa, porque es el único número que importa.",
  "Furniture for rooms with one window": "Muebles para cuartos con una ventana",
  "We design in a flat of forty square metres and it shows. Everything fits through a normal stairwell.":
    "Diseñamos en un piso de cuarenta metros cuadrados y se nota. Todo cabe por una escalera normal.",
  "Light you can smell": "Luz que se puede oler",
  "Candles poured in the morning, lamps hammered in the afternoon. Our street is called the street of the lamp makers.":
    "Velas vertidas por la mañana, lámparas martilladas por la tarde. Nuestra calle se llama la calle de los lampareros.",
  "Clean, sorted, done": "Limpio, ordenado, listo",
  "We tested two hundred brooms so that you need one.": "Probamos doscientas escobas para que necesites una.",
  "Plants that want to live": "Plantas que quieren vivir",
  "A nursery behind a railway arch. We only send what we would plant, and the vans are electric.":
    "Un vivero tras un arco del tren. Solo enviamos lo que plantaríamos, y las furgonetas son eléctricas.",
  "Bought once": "Se compra una vez",
  "Third generation of toolmakers. If the handle breaks, send us the head and we fit a new one for free.":
    "Tercera generación de herreros. Si se rompe el mango, mándanos la cabeza y te ponemos otro gratis.",
  "Clothes that are sewn, not assembled": "Ropa cosida, no ensamblada",
  "Eleven tailors and a cutter who has been with us for thirty years. We make small runs and mend what we made.":
    "Once sastres y un cortador que lleva treinta años con nosotros. Hacemos series cortas y remendamos lo que hicimos.",
  "Dressed for the weather there is": "Ropa para el tiempo que haga",
  "It rains here two days out of three. What we sell has been worn on the other two as well.":
    "Aquí llueve dos días de cada tres. Lo que vendemos se ha llevado también en el otro.",
  "For people under one metre twenty": "Para quien mide menos de un metro veinte",
  "Clothes and toys chosen by two mothers, tested by five children and one dog.":
    "Ropa y juguetes elegidos por dos madres y probados por cinco niños y un perro.",
  "Shoes you can have resoled": "Zapatos a los que se les cambia la suela",
  "Made in the valley where everybody's uncle makes shoes. We stock the soles, too.":
    "Hechos en el valle donde todo el mundo tiene un tío zapatero. También tenemos las suelas.",
  "Bags with somewhere to be": "Bolsos que van a alguna parte",
  "Cut, stitched and riveted in a former silk mill. Ten years of repairs are included, and people use them.":
    "Cortados, cosidos y remachados en una antigua sedería. Incluyen diez años de reparaciones, y la gente las usa.",
  "Small things that shine": "Cosas pequeñas que brillan",
  "A goldsmith and a bead stringer share a bench by the window, and argue about the radio.":
    "Un orfebre y una enhebradora de cuentas comparten banco junto a la ventana y discuten por la radio.",
  "Electronics that can be opened": "Electrónica que se puede abrir",
  "We only sell devices we have taken apart. If we could not put it back together, it is not here.":
    "Solo vendemos aparatos que hemos desmontado. Si no supimos volver a montarlo, no está aquí.",
  "Hear it, see it, keep it": "Óyelo, míralo, quédatelo",
  "Sound and picture for people who would rather listen than read about cables.":
    "Sonido e imagen para quien prefiere escuchar a leer sobre cables.",
  "Plain jars, good contents": "Tarros sencillos, buen contenido",
  "Mixed in a back room with a very good scale. We print the whole recipe, because there is nothing to hide.":
    "Mezclado en una trastienda con una báscula muy buena. Imprimimos la receta entera, porque no hay nada que ocultar.",
  "Scent from the old quarter": "Aromas del casco antiguo",
  "Our family has distilled roses for five generations, each certain that the one before used too much.":
    "Nuestra familia destila rosas desde hace cinco generaciones, y cada una cree que la anterior usaba demasiadas.",
  "Get out and come back hungry": "Sal y vuelve con hambre",
  "We rent in winter, repair in autumn and sell all year. Ask us what not to buy.":
    "Alquilamos en invierno, reparamos en otoño y vendemos todo el año. Pregúntanos qué no comprar.",
  "Anything that rolls": "Todo lo que rueda",
  "Bikes, boards and scooters, built on the bench you see behind the counter.":
    "Bicis, tablas y patinetes, montados en el banco que ves detrás del mostrador.",
  "Toys that survive siblings": "Juguetes que sobreviven a los hermanos",
  "Found in an attic, restored in a cellar, sold on the ground floor since 1987.":
    "Encontrados en un desván, restaurados en un sótano y vendidos en la planta baja desde 1987.",
  "Books, paper and things to make": "Libros, papel y cosas por hacer",
  "A small press with a shop in front. We print in two directions and bind in one.":
    "Una imprenta pequeña con una tienda delante. Imprimimos en dos direcciones y encuadernamos en una.",
  "Instruments with a voice": "Instrumentos con voz",
  "Two luthiers and a drummer. Everything is tuned on the day it leaves, including us.":
    "Dos lutieres y un baterista. Todo se afina el día que sale, nosotros incluidos.",
  "Sounds, scores and studio gear": "Sonidos, partituras y equipo de estudio",
  "We record weather, kitchens and crowds, and sell the gear we do it with.":
    "Grabamos el tiempo, cocinas y multitudes, y vendemos el equipo con el que lo hacemos.",
};
