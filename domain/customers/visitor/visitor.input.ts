import * as z from "zod";

const MOST_EMAIL_CHARACTERS = 254;

export const subscribeInput = z.object({ email: z.string().trim().max(MOST_EMAIL_CHARACTERS).pipe(z.email()) });
