const failure = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
const retryAfter = {
  "Retry-After": { description: "Seconds until it is worth another try.", schema: { type: "integer", minimum: 1 } },
} as const;

/** Components that calls reference by name in their OpenAPI entries (`create-route.ts`). */
export const API_COMPONENTS = {
  securitySchemes: {
    session: {
      type: "apiKey",
      in: "cookie",
      name: "__Host-souk",
      description: "The session's cookie, set by the first call that needs one; over plain HTTP its name is `souk`.",
    },
    pageToken: {
      type: "apiKey",
      in: "header",
      name: "X-CSRF-TOKEN",
      description: "The token of the page, or of `GET /token`.",
    },
    bearer: {
      type: "http",
      scheme: "bearer",
      description: "`Authorization: Bearer` with the same token may come along with every call; none asks for it.",
    },
  },
  parameters: {
    XRequestedWith: {
      name: "X-Requested-With",
      in: "header",
      required: true,
      description: "Marks a call that no form of another site can send; 419 without it.",
      schema: { type: "string", enum: ["XMLHttpRequest"] },
    },
    XCsrfToken: {
      name: "X-CSRF-TOKEN",
      in: "header",
      required: true,
      description: "The token of the page, or of `GET /token`; 419 without it.",
      schema: { type: "string" },
    },
    XSocketId: {
      name: "X-Socket-ID",
      in: "header",
      description: "The id of the live connection, when there is one.",
      schema: { type: "string" },
    },
    AcceptLanguage: {
      name: "Accept-Language",
      in: "header",
      description: "The language of sentences for a visitor who has not chosen one.",
      schema: { type: "string" },
    },
  },
  responses: {
    TooManyRequests: {
      description: "Too many attempts: `Retry-After` says when to try again.",
      headers: retryAfter,
      content: failure,
    },
    Fault: {
      description: "A fault of ours: nothing half done; `request_id` finds it in the log.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Fault" } } },
    },
    Unavailable: {
      description: "The shop is unavailable for a moment: `Retry-After` says when to try again.",
      headers: retryAfter,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Fault" } } },
    },
  },
  schemas: {
    Fault: {
      type: "object",
      properties: { error: { type: "string" }, request_id: { type: "string" } },
      required: ["error", "request_id"],
    },
  },
} as const;
