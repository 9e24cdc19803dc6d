import * as z from "zod";

const MAX_ID = 2_147_483_647;

export const cardIdInput = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });
