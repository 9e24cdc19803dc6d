import path from "node:path";
import { withoutComments, type Project, type SourceFile } from "./project.ts";

/** Words that are out, as parts of names, with the field's word for the same thing. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(MOST|LEAST|SHORTEST)_/, "MAX_ or MIN_"],
  [/_AT_ONCE$/, "_BATCH_SIZE or _CONCURRENCY"],
  [/^most(Bytes|Units|Waiting)/, "max…"],
  [/Acts?$|^onAct$|^noteAct$/, "action, onAction, logAudit"],
  [/^take(Try|Tries)$/, "consumeRateLimit"],
  [/[aA]wake$|^[aA]sleep|Sleep(ing|er)(?![a-z])/, "hydrated, deferred"],
  [/^hangsOn$|^holdsUntil$|^PageNotes$/, "dependsOnTags, cacheExpiresAt, RenderMetadata"],
  [/^(Inlay|Asker|readAsker)/, "Slot, ClientInfo"],
  [/Kept(Page|Part|Document|Template)/, "Cached…"],
  [/Ways?In(?![a-z])/, "SignInMethod"],
  [/Stray|^stray[A-Z]/, "unmatched payment"],
  [/OrderBook|CouponBook/, "the noun's admin list"],
  [/BareScreen|LostChunk|LostAddress/, "minimal page, chunk load error, moved address"],
  [/^(sendTogether|writtenTogether|gathered)$/, "pipeline, batched writes, batched reads"],
  [/^(tell|hear)[A-Z]/, "notify… or handle…"],
  [/^keeper|Keeper/, "owner or manager"],
];

/** The same for documents and comments. */
const PROSE: readonly (readonly [RegExp, string])[] = [
  [/\bin earnest\b/i, "in production"],
  [/\bkept (page|screen|document)s?\b/i, "cached page"],
  [/\b(woken up|wakes? up|woke up)\b/i, "hydrate"],
  [/\b(order|coupon) book\b/i, "list of orders or coupons"],
  [/\bstray money\b/i, "unmatched payment"],
  [/\bways? in\b(?! which)/i, "sign-in method"],
  [/\bin one turn\b/i, "in the same tick, batched"],
];

const IDENTIFIER = /\b[A-Za-z_][A-Za-z0-9_]*\b/g;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;

/** Names of files and identifiers use the field's words. */
export function findForeignNames(project: Project): string[] {
  return code(project).flatMap((file) => {
    const stem = path.posix.basename(file.name).split(".")[0]!;
    const names = new Set([
      toPascalCase(stem),
      ...(withoutComments(file.text).replace(STRING, "").match(IDENTIFIER) ?? []),
    ]);
    return [...names].flatMap((name) =>
      NAMES.filter(([pattern]) => pattern.test(name)).map(([, right]) => `${file.name}: ${name}: say ${right}`),
    );
  });
}

/** So do documents and comments. */
export function findForeignProse(project: Project): string[] {
  const documents = project.files.filter(({ name }) => name.endsWith(".md") && name !== "docs/decisions/README.md");
  const prose = [
    ...documents.map((file) => ({ name: file.name, text: file.text })),
    ...code(project).map((file) => ({ name: file.name, text: commentsOf(file) })),
  ];
  return prose.flatMap(({ name, text }) =>
    PROSE.flatMap(([pattern, right]) => {
      const [found] = text.match(pattern) ?? [];
      return found ? [`${name}: "${found}": say ${right}`] : [];
    }),
  );
}

/** This file names the words that are out. */
function code(project: Project): SourceFile[] {
  return project.files.filter(
    ({ name }) =>
      /\.(tsx?|mjs)$/.test(name) && !/^(tests\/rules\/(words|planted-rules\.test)\.ts|demo\/content\/.*)$/.test(name),
  );
}

function commentsOf({ text }: SourceFile): string {
  return (text.match(/\/\*[\s\S]*?\*\/|(?<![:\\"])\/\/[^\n]*/g) ?? []).join("\n");
}

function toPascalCase(stem: string): string {
  return stem.replace(/(?:^|-)([a-z0-9])/g, (_mark, letter: string) => letter.toUpperCase());
}
