import type { Context } from "#domain/context.ts";

/** What the server passes to every call. */
export type ApiEnvironment = {
  Variables: {
    ctx: Context;
    requestId: string;
    isTlsUsed: boolean;
    cookieName: string;
    /** Our own origins, as they may appear in `Origin`. */
    origins: readonly string[];
    countryHeader: string;
    isDemo: boolean;
  };
};
