/** Internal tags, read-only. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="flex max-w-64 flex-wrap gap-1">
      {tags.map((tag) => (
        <bdi key={tag} className="max-w-full truncate rounded-full bg-sunken px-2.5 py-0.5 text-sm font-normal">
          {tag}
        </bdi>
      ))}
    </span>
  );
}
