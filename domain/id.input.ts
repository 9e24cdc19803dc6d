import * as z from "zod";
import { fromDigits } from "./text.input.ts";

/** The largest id that a row can have. */
export const MAX_ID = 2_147_483_647;

/** The id of a row. */
export const idInput = z.int().min(1).max(MAX_ID);

/** The same in a path, a query or a form, where it is text. */
export const writtenIdInput = z.coerce.number().int().min(1).max(MAX_ID);

/** The same where nothing but digits counts as a number. */
export const formIdInput = z.preprocess(fromDigits, idInput);

/** The path of a call about one row, such as `/admin/pages/{id}`. */
export const idParameter = z.object({ id: writtenIdInput });
