import { useCallback, useEffect, useRef, useState } from "react";
import { hasNextPage, type Page } from "#shared/page.ts";
import { mergeById } from "../ui/listing/merge-by-id.ts";
import { useVisitor } from "../visitor/visitor-store.tsx";

type EntriesOptions<Entry, Marks> = {
  /** Reads a page; a new function starts again from the first. Null on failure, which was already shown. */
  readPage: (page: number) => Promise<Page<Entry> | null>;
  /** Reads the visitor's own votes and entries. */
  readMarks: () => Promise<Marks | null>;
  noMarks: Marks;
};

/** Reviews or questions of a product, page by page, with the visitor's own votes and entries. */
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
      const requested = latest.current;
      setPending(true);
      const read = await readPage(page);
      if (requested !== latest.current) return;
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
