/** Rows of a product's specification, by their English text. */
export const spanishSpecification: Record<string, string> = {
  Feature: "Característica",
  With: "Con",
  "2 years": "2 años",
  "5 years": "5 años",
  Author: "Autor",
  Pages: "Páginas",
  Weight: "Peso",
  Care: "Cuidado",
  "Made in": "Fabricado en",
  Warranty: "Garantía",
  By: "De",
  Format: "Formato",
  Delivery: "Entrega",
  "Download link by e-mail": "Enlace de descarga por correo electrónico",
  Licence: "Licencia",
  "For one person, on any device": "Para una persona, en cualquier dispositivo",
};
