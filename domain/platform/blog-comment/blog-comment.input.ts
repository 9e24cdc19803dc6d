import * as z from "zod";
import { idInput, writtenIdInput } from "#domain/id.input.ts";
import { textInput } from "../../text.input.ts";

export const MAX_COMMENT_CHARACTERS = 2_000;

const text = textInput(MAX_COMMENT_CHARACTERS, 1);

export const blogCommentInput = z.object({ blog_id: idInput, comment: text });
export const blogReplyInput = z.object({ comment_id: idInput, reply: text });
export const blogCommentLikeInput = z.object({ id: idInput });
/** `id`: of the reply; `comment_id`: of the comment it belongs to. */
export const blogReplyLikeInput = z.object({ id: idInput, comment_id: idInput });
export const ownBlogLikesInput = z.object({ blog_id: writtenIdInput });
