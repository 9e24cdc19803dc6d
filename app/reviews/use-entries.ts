import { useCallback, useEffect, useRef, useState } from "react";
import { hasNextPage, type Page } from "#shared/page.ts";
import { mergeById } from "../ui/listing/merge-by-id.ts";
import { useVisitor } from "../visitor/visitor-store.tsx";

type EntriesOptions<Entry, Marks> = {
  /** Reads a page; a new function begins from the first one. Null on failure, which was already shown. */
  readPage: (page: number) => Promise<Page<Entry> | null>;
  /** Reads what the visitor has to do with the entries. */
  readMarks: () => Promise<Marks | null>;
  noMarks: Marks;
};

/** What people write about a product, page after page, and what the visitor has to do with it. */
export function useEntries<Entry extends { id: number }, Marks>(options: EntriesOptions<Entry, Marks>) {
  const { readPage, readMarks, noMarks } = options;
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const [found, setFound] = useState<Page<Entry> | null>(null);
  const [marks, setMarks] = useState(noMarks);
  const [isPending, setPending] = useState(false);
  const latest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const asked = latest.current;
      setPending(true);
      const read = await readPage(page);
      if (asked !== latest.current) return;
      setPending(false);
      if (read)
        setFound((before) => (page === 1 || !before ? read : { ...read, items: mergeById(before.items, read.items) }));
    },
    [readPage],
  );

  useEffect(() => void load(1), [load]);
  useEffect(() => {
    if (isSignedIn) void readMarks().then((read) => read && setMarks(read));
  }, [readMarks, isSignedIn]);

  return {
    entries: found?.items ?? null,
    hasMore: found !== null && hasNextPage(found),
    isPending,
    marks,
    loadMore: () => load((found?.page ?? 0) + 1),
    setMarks,
    add: (entry: Entry) =>
      setFound((before) => before && { ...before, items: [entry, ...before.items], total: before.total + 1 }),
    change: (id: number, change: (entry: Entry) => Entry) =>
      setFound(
        (before) => before && { ...before, items: before.items.map((each) => (each.id === id ? change(each) : each)) },
      ),
  };
}
