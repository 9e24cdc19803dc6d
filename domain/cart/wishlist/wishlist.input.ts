import * as z from "zod";
import { idInput } from "../../catalog/product/product.input.ts";
import { lineInput } from "../../text.input.ts";

const MAX_NAME_CHARACTERS = 60;

const nameInput = lineInput(MAX_NAME_CHARACTERS);
const optionalList = z.preprocess((value) => value ?? undefined, idInput.optional());

/** The list; absent: the first one when adding a product, all of them when removing one. */
export const wishlistChoiceInput = z.object({ wishlist_id: optionalList });
export const createWishlistInput = z.object({ name: nameInput });
export const renameWishlistInput = z.object({ id: idInput, name: nameInput });
export const deleteWishlistInput = z.object({ id: idInput });
export const moveWishInput = z.object({ product_id: idInput, from_id: idInput, to_id: idInput });
export const shareWishlistInput = z.object({ id: idInput, is_shared: z.boolean() });
