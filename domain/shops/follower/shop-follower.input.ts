import * as z from "zod";
import { idInput } from "#domain/id.input.ts";

/** On the wire a shop is identified by its seller. */
export const followInput = z.object({ seller_id: idInput });
