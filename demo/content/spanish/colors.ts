/** Names of colours, by their English text. */
export const spanishColors: Record<string, string> = {
  Black: "Negro",
  White: "Blanco",
  Grey: "Gris",
  Beige: "Beige",
  Brown: "Marrón",
  Red: "Rojo",
  Orange: "Naranja",
  Yellow: "Amarillo",
  Green: "Verde",
  Olive: "Oliva",
  Teal: "Verde azulado",
  Blue: "Azul",
  Navy: "Azul marino",
  Purple: "Morado",
  Pink: "Rosa",
};
