import * as z from "zod";

const MAX_ID = 2_147_483_647;

/** On the wire a shop is identified by its seller. */
export const followInput = z.object({ seller_id: z.int().min(1).max(MAX_ID) });
