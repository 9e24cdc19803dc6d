import * as z from "zod";
import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { bulkInput, listInput } from "../list/list.input.ts";

const MAX_ID = 2_147_483_647;

export const mailsQuery = listInput(MAIL_LIST);
export const bulkMailsInput = bulkInput(MAIL_LIST, ["resend"]);
export const mailParameter = z.object({ id: z.coerce.number().pipe(z.int().min(1).max(MAX_ID)) });
