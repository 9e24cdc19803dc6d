import * as z from "zod";

const MAX_EMAIL_CHARACTERS = 254;

export const subscribeInput = z.object({ email: z.string().trim().max(MAX_EMAIL_CHARACTERS).pipe(z.email()) });
