import path from "node:path";
import { withoutComments, type Project, type SourceFile } from "./project.ts";

/** Words that are out, as parts of names, with the standard word, and where it applies if not everywhere. */
const NAMES: readonly (readonly [RegExp, string, RegExp?])[] = [
  [/(^|_)(MOST|LEAST|SHORTEST)(_|$)/, "MAX_ or MIN_"],
  [/_AT_ONCE$/, "_BATCH_SIZE or _CONCURRENCY"],
  [/^most(Bytes|Units|Waiting|Wished|Viewed|Of$)|^leastUses$/, "max…, min…"],
  [/Acts?$|^onAct$|^noteAct$/, "action, onAction, logAudit"],
  [/^take(Try|Tries)$/, "consumeRateLimit"],
  [/[wW]ake[A-Z]|[wW]ake$|^[aA]sleep|Sleep(ing|er)(?![a-z])/, "enqueue, hydrated, deferred"],
  [/^hangsOn$|^holdsUntil$|^PageNotes$/, "dependsOnTags, cacheExpiresAt, RenderMetadata"],
  [/^(Inlay|Asker|readAsker)/, "Slot, ClientInfo"],
  [/Kept(Page|Part|Document|Template|Card|Session)/, "Cached…, saved card, remembered session"],
  [/Ways?In(?![a-z])/, "SignInMethod"],
  [/Stray|^stray[A-Z]/, "unmatched payment"],
  [/OrderBook|CouponBook/, "the noun's admin list"],
  [/BareScreen|LostChunk|LostAddress/, "minimal page, chunk load error, moved address"],
  [/^(sendTogether|writtenTogether|gathered)$/, "pipeline, batched writes, batched reads"],
  [/^(tell|hear)[A-Z]|^(is|are)[A-Za-z]*Told$/, "notify…, handle…, is…Exposed"],
  // The data of a stored mail have an older name.
  [
    /^(told|asked|given|said)$/,
    "the noun: request, result, input, message",
    /^(?!integrations|domain.(payment.attempt.send-refund|platform.mail|customers.(account.delete|email.request)))/,
  ],
  [/^(?!Stripe|Paypal|set|image)\w*Refusal$/, "Failure"],
  [
    /^refusal(s|Of)?$/,
    "failed, failureOf, failureResponses",
    /^(api|domain.(checkout|orders|payment|fulfilment|accounts|cart)).*(?<!\.test)\.ts$/,
  ],
  [/^forget[A-Z]/, "delete… or invalidate…", /^domain.(checkout|orders|payment|fulfilment|accounts|cart)/],
  [/Papers?(?![a-z])|TextSetter/, "document, PDF, text layout", /^(?!demo)/],
  [/^[kK]eeper|Keeper/, "owner or manager"],
  [/^onceKey|OnceKey/, "idempotencyKey"],
  [
    /^note(Stock|Search|Device|Act|Sales|Seen|View|Ended|Returned)|^(refresh|write)StockNotes?$/,
    "refresh…, record…, log…, touch…",
    /^(?!server.page-cache)/,
  ],
  [/^(un)?pack(ed)?(Bytes|Gzip|Brotli|Page)$/, "compress…, encode…"],
  [/^CachedForm$/, "EncodedResponse"],
  [/^(marked|signed|keyed)$/, "the guard that says what it checks: sameOriginXhr", /^api.(guard|create-route)/],
  [/^(Button|Table)Look$|^LOOKS$|^look$/, "variant, layout, styles", /^app.ui/],
  [/Journey/, "E2eShop, scenario, the pending sign-in"],
  [
    /[cC]atalogue|[nN]eighbour|NEIGHBOUR|^(?!licenceKeys$).*[lL]icence[A-Z]|[cC]olour[A-Z]/,
    "the American spelling: catalog, neighbor, license, color",
  ],
  [/Film(?![a-z])|[a-z]Films$/, "video"],
  [/Picture(?=[A-Z])(?!Props|Source|s)|[a-z]Picture$/, "image", /^(app|api|server|shared|integrations|tests)/],
  [/^[A-Z]\w*Words$/, "labels, texts, or search terms", /^(app.ui|shared)/],
  [/^(find|get)MeantSearch$/, "getCorrectedSearch"],
  [
    /^(nobody|somebody|whoever)|No[bB]ody$|Somebody/,
    "no one, or the role: user, client, caller",
    /^(app|server|api|db|shared)/,
  ],
];

/** The same for documents and comments. */
const PROSE: readonly (readonly [RegExp, string, RegExp?])[] = [
  [/\bin earnest\b/i, "in production"],
  [/\bkept (page|screen|document)s?\b/i, "cached page"],
  [/\b(woken up|wakes? up|woke up|wakes? the)\b/i, "hydrate or enqueue"],
  [/\b(order|coupon) book\b/i, "list of orders or coupons"],
  [/\bstray money\b/i, "unmatched payment"],
  [/\bways? in\b(?! which)/i, "sign-in method"],
  [/\bin one turn\b/i, "in the same tick, batched"],
  [
    /\b(nobody|somebody|everybody|whoever)\b/i,
    "no one, someone, everyone, anyone who; or the user, the client, the caller",
  ],
  [/\ba person's\b/i, "the user's"],
  [/\bmend(s|ed|ing)?\b/i, "fix"],
  [/\bdear(er|est)?\b/i, "expensive, slow"],
  [/\banew\b/i, "again"],
  [/\bfilms?\b/i, "video"],
  [/\bpictures?\b/i, "image", /^(?!demo|docs|CHANGELOG)/],
  [/\b(colours?|coloured|catalogues?|licences?|neighbours?)\b/i, "the American spelling: color, catalog, license"],
  [/\bhears? of\b/i, "is notified of", /^(?!docs|CHANGELOG)/],
  [
    /\b(is|are|was|were|be|been) told\b/i,
    "is notified, is shown",
    /^(app|server|db|shared|bin|bench|docs|README|CONTRIBUTING|tests|domain.(catalog|customers|discovery|platform|pricing|shops))/,
  ],
];

const IDENTIFIER = /\b[A-Za-z_][A-Za-z0-9_]*\b/g;
/** In prose, names of files and identifiers, which may be of an earlier version. */
const CODE = /`[^`\n]*`|\]\([^)\n]*\)/g;
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
      NAMES.filter(([pattern, , where]) => pattern.test(name) && (where?.test(file.name) ?? true)).map(
        ([, right]) => `${file.name}: ${name}: say ${right}`,
      ),
    );
  });
}

/** So do documents and comments. */
export function findForeignProse(project: Project): string[] {
  const documents = project.files.filter(({ name }) => /^(?!bench\/plans\/|docs\/decisions\/README).*\.md$/.test(name));
  const prose = [
    ...documents.map((file) => ({ name: file.name, text: file.text })),
    ...code(project).map((file) => ({ name: file.name, text: commentsOf(file) })),
  ];
  return prose.flatMap(({ name, text }) =>
    PROSE.flatMap(([pattern, right, where]) => {
      const [found] = text.replaceAll(CODE, "").match(pattern) ?? [];
      return found && (where?.test(name) ?? true) ? [`${name}: "${found}": say ${right}`] : [];
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
