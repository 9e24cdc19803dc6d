export const clothingGoods = `

`;
