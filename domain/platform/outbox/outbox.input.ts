import { MAIL_LIST } from "#shared/list/system-lists.ts";
import { bulkInput, listInput } from "../list/list.input.ts";

export const mailsQuery = listInput(MAIL_LIST);
export const bulkMailsInput = bulkInput(MAIL_LIST, ["resend"]);
