import { z } from "@hono/zod-openapi";
import type { Context as HonoContext } from "hono";
import { generateCookie, getCookie, setCookie } from "hono/cookie";
import { FAILURES, type InvalidFields, type Failure } from "#shared/failures.ts";
import type { Result } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import {
  CURRENCY_COOKIE,
  HINT_COOKIE,
  HINT_SECONDS,
  type Hint,
  readCurrency,
  readHint,
  writeHint,
} from "#shared/hint-cookie.ts";
import type { Context } from "#domain/context.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import type { ApiEnvironment } from "./environment.ts";

const COOKIE_SECONDS = 30 * 86_400;
const SHORT_COOKIE_SECONDS = 600;

export type ApiContext = HonoContext<ApiEnvironment>;

export const failureSchema = z.object({ error: z.string() }).openapi("Refusal");
export const invalidSchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) })
  .openapi("Invalid");

/** The failures that any call may return, for its OpenAPI entry. */
export const failureResponses = {
  "4XX": { description: "Refused: `error` says why.", content: { "application/json": { schema: failureSchema } } },
  422: { description: "The payload is invalid.", content: { "application/json": { schema: invalidSchema } } },
} as const;

/** The response of a call that has nothing else to return. */
export const doneSchema = z.object({ success: z.string() });

/** A response with its JSON schema in the OpenAPI document. */
export function answers<Schema extends z.ZodType>(schema: Schema, description = "Done.") {
  return { 200: { description, content: { "application/json": { schema } } }, ...failureResponses };
}

/** The JSON body of a call. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

/** A file among the fields of a form. */
export const fileInput = z.instanceof(File).openapi({ type: "string", format: "binary" });

/** The body of a call that takes a form with files. */
export function formBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "multipart/form-data": { schema } } } } as const;
}

/** Responds to an expected failure with its status and its sentence in the page's language. */
export function refuse(c: ApiContext, failure: Failure | InvalidFields): never {
  if (failure.code === "invalid") return refuseInput(c, failure.errors);
  const { status, keyword } = FAILURES[failure.code];
  if (failure.retryAfter !== undefined) c.header("Retry-After", String(Math.ceil(failure.retryAfter)));
  return c.json({ error: c.var.ctx.t(keyword, failure.values) }, status as 400) as never;
}

/** Responds with the result of a use case, as `present` serializes it. */
export function answer<Value, Answer extends object>(
  c: ApiContext,
  outcome: Result<Value, Failure | InvalidFields>,
  present: (value: Value) => Answer,
) {
  return outcome.ok ? c.json(present(outcome.value), 200) : refuse(c, outcome.failure);
}

/** Responds to a change that returns only a success message. */
export function done(c: ApiContext, changed: Result<unknown, Failure | InvalidFields>, success: string) {
  return changed.ok ? c.json({ success }, 200) : refuse(c, changed.failure);
}

/** 422: the first message of each field, in the page's language. */
export function refuseInput(c: ApiContext, errors: Record<string, string[]>): never {
  return c.json({ message: c.var.ctx.t("Please check the fields below."), errors }, 422) as never;
}

/** For a sign-in that waits for its second step, and for one in progress at a provider. */
export const challengeCookieOf = (sessionCookie: string): string => `${sessionCookie}_step`;
const providerCookieOf = (sessionCookie: string): string => `${sessionCookie}_provider`;

/** The context of a call that writes visitor data: starts a session and sets its cookie if there is none. */
export async function withSession(c: ApiContext): Promise<Context> {
  const ctx = c.var.ctx;
  if (ctx.visitor.sessionId !== null) return ctx;
  const begun = await beginSession(ctx);
  c.set("ctx", begun.ctx);
  setSessionCookie(c, begun.token);
  return begun.ctx;
}

/** `isKept`: false for a cookie that ends with the browser session. */
export function setSessionCookie(c: ApiContext, token: string, isKept = true): void {
  const { maxAge, ...ofBrowser } = cookieOptions(c);
  setCookie(c, c.var.cookieName, token, isKept ? { ...ofBrowser, maxAge } : ofBrowser);
}

export function dropSessionCookie(c: ApiContext): void {
  changeHint(c, { isSignedIn: false, units: 0 });
  setCookie(c, c.var.cookieName, "", { ...cookieOptions(c), maxAge: 0 });
}

/** Null deletes it. */
export function setChallengeCookie(c: ApiContext, token: string | null): void {
  setShortCookie(c, challengeCookieOf(c.var.cookieName), token);
}

/** Null deletes it. */
export function setProviderCookie(c: ApiContext, sealed: string | null): void {
  setShortCookie(c, providerCookieOf(c.var.cookieName), sealed);
}

export function getProviderCookie(c: ApiContext): string {
  return getCookie(c, providerCookieOf(c.var.cookieName)) ?? "";
}

function setShortCookie(c: ApiContext, name: string, value: string | null): void {
  setCookie(c, name, value ?? "", { ...cookieOptions(c), maxAge: value === null ? 0 : SHORT_COOKIE_SECONDS });
}

/** What this response changes of the hint; `sendHints` writes it. */
export function changeHint(c: ApiContext, changed: Partial<Hint>): void {
  c.set("hint", { ...c.var.hint, ...changed });
}

/** The units of the cart just returned, without "buy now" lines. */
export function hintUnits(c: ApiContext, lines: readonly { quantity: number; isBuyNow: boolean }[]): void {
  if (lines.length > 0 && lines.every(({ isBuyNow }) => isBuyNow)) return;
  changeHint(c, { units: lines.reduce((sum, { quantity }) => sum + quantity, 0) });
}

/** The country of the visitor's deliveries, if it is not the shop's own. */
export function hintCountry(c: ApiContext, code: string): void {
  changeHint(c, { country: code === c.var.ctx.settings.defaultCountry ? null : code });
}

/** Sets the readable cookies that this response changes, if the browser has other ones. */
export function sendHints(c: ApiContext): void {
  const { hint, currencyHint } = c.var;
  const cookies = c.req.header("Cookie") ?? "";
  const options = { ...cookieOptions(c), httpOnly: false, maxAge: HINT_SECONDS };
  const known = readHint(cookies);
  const value = writeHint({ ...known, ...hint });
  if (value !== writeHint(known)) c.res.headers.append("Set-Cookie", generateCookie(HINT_COOKIE, value, options));
  if (currencyHint !== undefined && currencyHint !== (readCurrency(cookies) ?? c.var.ctx.baseCurrency.code))
    c.res.headers.append("Set-Cookie", generateCookie(CURRENCY_COOKIE, currencyHint, options));
}

function cookieOptions(c: ApiContext) {
  return { path: "/", httpOnly: true, sameSite: "Lax", secure: c.var.isTlsUsed, maxAge: COOKIE_SECONDS } as const;
}

/** A sentence for each zod issue, in the page's language. */
export function inputErrors(t: Translate, issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) (errors[issue.path.join(".") || "body"] ??= []).push(issueSentence(t, issue));
  return errors;
}

function issueSentence(t: Translate, issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      // zod reports the received value only in its message.
      return issue.message.endsWith("received undefined") ? t("This field is required.") : t("This value isn't valid.");
    case "too_small":
      if (issue.origin !== "string") return t("Enter {least} or more.", { least: String(issue.minimum) });
      return issue.minimum === 1
        ? t("This field is required.")
        : t("Use at least {least} characters.", { least: String(issue.minimum) });
    case "too_big":
      if (issue.origin !== "string") return t("Enter {most} or less.", { most: String(issue.maximum) });
      return t("Use {most} characters or fewer.", { most: String(issue.maximum) });
    case "invalid_format":
      return issue.format === "email" ? t("Enter a valid email address.") : t("This value isn't valid.");
    case "custom":
      return t(issue.message);
    default:
      return t("Choose one of the options.");
  }
}
