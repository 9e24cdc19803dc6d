import type { Context } from "#domain/context.ts";

/** What the server puts beside every call. */
export type ApiEnvironment = {
  Variables: {
    ctx: Context;
    requestId: string;
    isTlsUsed: boolean;
    cookieName: string;
    /** Origins that are ours, as they may stand in `Origin`. */
    origins: readonly string[];
    countryHeader: string;
    isDemo: boolean;
  };
};
