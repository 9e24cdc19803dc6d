export type BlogReply = {
  id: number;
  authorName: string;
  text: string;
  createdAt: string;
  likesCount: number;
};

export type BlogComment = BlogReply & { commentReplies: BlogReply[] };

/** The cache tag of a post's comments. */
export function blogCommentsTag(postId: number): string {
  return `blog-comments:${postId}`;
}
