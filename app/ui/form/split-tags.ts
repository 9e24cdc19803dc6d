/** Tags as they are typed: separated by commas. */
export function splitTags(typed: string): string[] {
  const tags = typed.split(/[,،]/).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
