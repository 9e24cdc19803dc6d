import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { lineInput } from "../../text.input.ts";

const MAX_NAME_CHARACTERS = 60;

const nameInput = lineInput(MAX_NAME_CHARACTERS);
const optionalList = z.preprocess((value) => value ?? undefined, formIdInput.optional());

/** The list; absent: the first one when adding a product, all of them when removing one. */
export const wishlistChoiceInput = z.object({ wishlist_id: optionalList });
export const createWishlistInput = z.object({ name: nameInput });
export const renameWishlistInput = z.object({ id: formIdInput, name: nameInput });
export const deleteWishlistInput = z.object({ id: formIdInput });
export const moveWishInput = z.object({ product_id: formIdInput, from_id: formIdInput, to_id: formIdInput });
export const shareWishlistInput = z.object({ id: formIdInput, is_shared: z.boolean() });
