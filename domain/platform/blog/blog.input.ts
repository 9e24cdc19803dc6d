import * as z from "zod";

const MAX_PAGE = 100_000;

const pageNumber = z.coerce.number().pipe(z.int().min(1).max(MAX_PAGE)).default(1);

export const postListInput = z.object({
  page: pageNumber,
  category: z.string().trim().max(80).optional(),
  tag: z.string().trim().max(40).optional(),
});

export const postParameter = z.object({ slug: z.string().max(200) });

export const postCommentsInput = z.object({ page: pageNumber });
