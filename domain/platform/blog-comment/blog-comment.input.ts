import * as z from "zod";
import { textInput } from "../../text.input.ts";

const MAX_ID = 2_147_483_647;
const idInput = z.int().min(1).max(MAX_ID);
export const MAX_COMMENT_CHARACTERS = 2_000;

const text = textInput(MAX_COMMENT_CHARACTERS, 1);

export const blogCommentInput = z.object({ blog_id: idInput, comment: text });
export const blogReplyInput = z.object({ comment_id: idInput, reply: text });
export const blogCommentLikeInput = z.object({ id: idInput });
/** `id`: of the reply; `comment_id`: of the comment it belongs to. */
export const blogReplyLikeInput = z.object({ id: idInput, comment_id: idInput });
export const ownBlogLikesInput = z.object({ blog_id: z.coerce.number().pipe(idInput) });
