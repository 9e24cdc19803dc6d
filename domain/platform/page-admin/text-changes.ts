import type { TextChange } from "./page-admin.ts";

/** Above this, texts are compared line by line instead of word by word. */
const MAX_CELLS = 4_000_000;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

/** What has to be removed from a text and added to it to make it the other one. */
export function textChanges(before: string, after: string): TextChange[] {
  const words = [wordsOf(before), wordsOf(after)] as const;
  const [old, next] = words[0].length * words[1].length <= MAX_CELLS ? words : [linesOf(before), linesOf(after)];
  return joined(changesOf(old, next));
}

/** The visible text of HTML, with the addresses of its links and the names of its images. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (_link, address: string, text: string) => `${text} (${address})`)
    .replaceAll(/<p class="action">/g, "<p>")
    .replaceAll(
      /<img src="\/img\/960\/([^"]*)" alt="([^"]*)">/g,
      (_image, file: string, alt: string) => `[${alt || file}]`,
    )
    .replaceAll(/<br>|<hr>|<\/(p|h2|h3|li|dt|dd|tr|summary|figcaption|blockquote|figure)>/g, "\n")
    .replaceAll("</td>", "\t")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

/** By a longest common subsequence, after removing the common start and end. */
function changesOf(old: readonly string[], next: readonly string[]): TextChange[] {
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let [oldEnd, nextEnd] = [old.length, next.length];
  while (oldEnd > start && nextEnd > start && old[oldEnd - 1] === next[nextEnd - 1])
    [oldEnd, nextEnd] = [oldEnd - 1, nextEnd - 1];
  return [
    ...asChanges("same", old.slice(0, start)),
    ...between(old.slice(start, oldEnd), next.slice(start, nextEnd)),
    ...asChanges("same", old.slice(oldEnd)),
  ];
}

function between(old: readonly string[], next: readonly string[]): TextChange[] {
  if (old.length * next.length > MAX_CELLS) return [...asChanges("removed", old), ...asChanges("added", next)];
  const width = next.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === next[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < next.length) {
    if (old[i] === next[j]) {
      changes.push({ kind: "same", text: old[i]! });
      [i, j] = [i + 1, j + 1];
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      changes.push({ kind: "removed", text: old[i]! });
      i += 1;
    } else {
      changes.push({ kind: "added", text: next[j]! });
      j += 1;
    }
  }
  return [...changes, ...asChanges("removed", old.slice(i)), ...asChanges("added", next.slice(j))];
}

function asChanges(kind: TextChange["kind"], texts: readonly string[]): TextChange[] {
  return texts.map((text) => ({ kind, text }));
}

/** Neighbors of one kind become one; what was removed stands before what replaces it. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const result: TextChange[] = [];
  let [removed, added] = ["", ""];
  const flush = (): void => {
    if (removed !== "") result.push({ kind: "removed", text: removed });
    if (added !== "") result.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [index, { kind, text }] of changes.entries()) {
    const isBetween = kind === "same" && text.trim() === "" && isChanged(changes[index + 1]) && removed + added !== "";
    if (kind !== "added" && (kind === "removed" || isBetween)) removed += text;
    if (kind !== "removed" && (kind === "added" || isBetween)) added += text;
    if (kind !== "same" || isBetween) continue;
    flush();
    const last = result.at(-1);
    if (last?.kind === "same") last.text += text;
    else result.push({ kind, text });
  }
  flush();
  return result;
}

const isChanged = (change: TextChange | undefined) => change !== undefined && change.kind !== "same";
