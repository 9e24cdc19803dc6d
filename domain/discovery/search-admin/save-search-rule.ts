import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure } from "#domain/platform/permission/permission.ts";
import type { InvalidFields } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { sameSitePath } from "#shared/same-site-path.ts";
import { withTransaction, type Context } from "../../context.ts";
import { comparedTermOf, SEARCH_RULES_TAG } from "../listing/find-search-rules.ts";
import { foldedWordsOf } from "../listing/search-words.ts";
import type { SearchRuleInput } from "./search-admin.input.ts";
import type { SaveSynonymsFailure, SearchRule } from "./search-admin.ts";
import { findAllRules, getProductId, lockRules, writeRule } from "./search-rule.repository.ts";
import { isStale } from "../../record-version.ts";

const MAX_RULES = 2_000;

type Target = { target: string; productId: number | null };

/** Adds or changes a rule; a term has at most one redirect per language. */
export async function saveSearchRule(ctx: Context, input: SearchRuleInput): Promise<Result<null, SaveSynonymsFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const { id, kind, language_code: languageCode } = input;
  const wrong = (field: string, sentence: string): Result<never, InvalidFields> =>
    failure({ code: "invalid", errors: { [field]: [sentence] } });
  if (!(await findLanguages(ctx)).some(({ code }) => code === languageCode))
    return wrong("language_code", ctx.t("Choose one of the options."));
  const term = input.term.normalize("NFC").toLowerCase().trim().replaceAll(/\s+/gu, " ");
  const compared = comparedTermOf(term);
  if (compared === "") return wrong("term", ctx.t("Enter the words of a search."));
  if (kind === "stop_word" && foldedWordsOf(term).length > 1) return wrong("term", ctx.t("Enter a single word."));
  return withTransaction(ctx, async (inside): Promise<Result<null, SaveSynonymsFailure>> => {
    await lockRules(inside);
    const rules = await findAllRules(inside);
    const before = rules.find((rule) => rule.id === id);
    if (id !== undefined && !before) return failure({ code: "not_found" });
    if (before && isStale(input.version, recordOfRule(before))) return failure({ code: "changed_meanwhile" });
    if (!before && rules.length >= MAX_RULES)
      return wrong("form", ctx.t("You can have up to {count} rules.", { count: MAX_RULES }));
    const aimed = await readTarget(inside, input);
    if (!aimed) return wrong("target", wrongTarget(ctx, kind));
    const path = kind === "boost" ? `/product/${slugOf(input.target)}` : aimed.target;
    const isTaken = rules.some(
      (rule) =>
        rule.id !== id &&
        rule.kind === kind &&
        rule.languageCode === languageCode &&
        comparedTermOf(rule.term) === compared &&
        (kind !== "boost" || rule.target === path),
    );
    if (isTaken) return wrong("term", ctx.t("There's already a rule like this."));
    await writeRule(inside, id ?? null, { kind, languageCode, term, ...aimed });
    await logAudit(inside, {
      action: "search.rule",
      subject: { kind: "search", id: languageCode },
      details: {
        kind,
        before: before ? wordsOf(before) : [],
        after: wordsOf({ term, target: path }),
      },
    });
    await inside.cache.purge([SEARCH_RULES_TAG]);
    return success(null);
  });
}

/** What its version is of. */
export function recordOfRule({ kind, languageCode, term, target }: SearchRule): string[] {
  return [kind, languageCode, term, target];
}

function wrongTarget({ t }: Context, kind: SearchRule["kind"]): string {
  return kind === "boost"
    ? t("Enter the address of one of your products.")
    : t("Enter a path of your shop, such as /page/returns.");
}

/** Null if it is not a path of the shop; a search must not redirect to a search. */
async function readTarget(ctx: Context, { kind, target }: SearchRuleInput): Promise<Target | null> {
  if (kind === "stop_word") return { target: "", productId: null };
  if (kind === "redirect") {
    const path = sameSitePath(target);
    return path === null || /^\/products\/?\?/.test(path) ? null : { target: path, productId: null };
  }
  const productId = await getProductId(ctx, slugOf(target));
  return productId === null ? null : { target: "", productId };
}

/** The last part of an address. */
function slugOf(address: string): string {
  return (
    address
      .split(/[?#]/u)[0]!
      .split("/")
      .findLast((part) => part !== "") ?? ""
  );
}

function wordsOf({ term, target }: Pick<SearchRule, "term" | "target">): string[] {
  return target === "" ? [term] : [term, target];
}
