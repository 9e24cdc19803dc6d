import { z } from "@hono/zod-openapi";
import type { Context as HonoContext } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { FAILURES, type Refusal } from "#shared/failures.ts";
import type { Translate } from "#shared/translate.ts";
import type { Context } from "#domain/context.ts";
import { beginSession } from "#domain/customers/session/begin-session.ts";
import type { ApiEnvironment } from "./environment.ts";

const COOKIE_SECONDS = 30 * 86_400;
const SHORT_COOKIE_SECONDS = 600;

export type ApiContext = HonoContext<ApiEnvironment>;

export const refusalSchema = z.object({ error: z.string() }).openapi("Refusal");
export const invalidSchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) })
  .openapi("Invalid");

/** The failures that any call may return, for its OpenAPI entry. */
export const refusals = {
  "4XX": { description: "Refused: `error` says why.", content: { "application/json": { schema: refusalSchema } } },
  422: { description: "The payload is invalid.", content: { "application/json": { schema: invalidSchema } } },
} as const;

/** A response with its JSON schema in the OpenAPI document. */
export function answers<Schema extends z.ZodType>(schema: Schema, description = "Done.") {
  return { 200: { description, content: { "application/json": { schema } } }, ...refusals };
}

/** The JSON body of a call. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

/** Responds to an expected failure with its status and its sentence in the page's language. */
export function refuse(c: ApiContext, refusal: Refusal): never {
  const { status, keyword } = FAILURES[refusal.code];
  if (refusal.retryAfter !== undefined) c.header("Retry-After", String(Math.ceil(refusal.retryAfter)));
  return c.json({ error: c.var.ctx.t(keyword, refusal.values) }, status as 400) as never;
}

/** 422: the first message of each field, in the page's language. */
export function refuseInput(c: ApiContext, errors: Record<string, string[]>): never {
  return c.json({ message: c.var.ctx.t("Please check the fields below."), errors }, 422) as never;
}

/** Marks a session that only holds views: it gets the pages shared by all guests. Forging it reveals nothing else. */
export const BROWSE_ONLY_COOKIE = "souk_browse_only";

/** For a sign-in that waits for its second step, and for one in progress at a provider. */
export const challengeCookieOf = (sessionCookie: string): string => `${sessionCookie}_step`;
const providerCookieOf = (sessionCookie: string): string => `${sessionCookie}_provider`;

/** The context of a call that writes visitor data: starts a session and sets its cookie if there is none. */
export async function withSession(c: ApiContext): Promise<Context> {
  if (getCookie(c, BROWSE_ONLY_COOKIE)) dropBrowseOnlyCookie(c);
  return inSession(c);
}

/** The same for data that no page shows: a view of a product. */
export async function withLookingSession(c: ApiContext): Promise<Context> {
  const isNew = c.var.ctx.visitor.sessionId === null;
  const ctx = await inSession(c);
  if (isNew) setCookie(c, BROWSE_ONLY_COOKIE, "1", cookieOptions(c));
  return ctx;
}

async function inSession(c: ApiContext): Promise<Context> {
  const ctx = c.var.ctx;
  if (ctx.visitor.sessionId !== null) return ctx;
  const begun = await beginSession(ctx);
  c.set("ctx", begun.ctx);
  setSessionCookie(c, begun.token);
  return begun.ctx;
}

/** `isKept`: false for a cookie that ends with the browser session. */
export function setSessionCookie(c: ApiContext, token: string, isKept = true): void {
  dropBrowseOnlyCookie(c);
  const { maxAge, ...ofBrowser } = cookieOptions(c);
  setCookie(c, c.var.cookieName, token, isKept ? { ...ofBrowser, maxAge } : ofBrowser);
}

export function dropSessionCookie(c: ApiContext): void {
  dropBrowseOnlyCookie(c);
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

/** Even if this request did not send it: another tab may have received it meanwhile. */
function dropBrowseOnlyCookie(c: ApiContext): void {
  setCookie(c, BROWSE_ONLY_COOKIE, "", { ...cookieOptions(c), maxAge: 0 });
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
        : t("Enter at least {least} characters.", { least: String(issue.minimum) });
    case "too_big":
      if (issue.origin !== "string") return t("Enter {most} or less.", { most: String(issue.maximum) });
      return t("Enter no more than {most} characters.", { most: String(issue.maximum) });
    case "invalid_format":
      return issue.format === "email" ? t("Enter a valid email address.") : t("This value isn't valid.");
    case "custom":
      return t(issue.message);
    default:
      return t("Choose one of the options.");
  }
}
