import { createServer, type RequestListener, type Server } from "node:http";

/** Timeouts of a connection, so that no client can hold many of them idle. */
export const HTTP_TIMES = {
  /** From the first byte, or from connecting without one, until the request headers are complete. */
  headersMilliseconds: 20_000,
  /** Until the whole request has arrived: a large image over a slow line takes minutes. */
  requestMilliseconds: 300_000,
  /** Between two requests. */
  keepAliveMilliseconds: 10_000,
  /** While a response is being sent or awaited. */
  idleMilliseconds: 120_000,
  checkMilliseconds: 5_000,
};

export function createHttpServer(answer: RequestListener, times = HTTP_TIMES): Server {
  const options = {
    headersTimeout: times.headersMilliseconds,
    requestTimeout: times.requestMilliseconds,
    keepAliveTimeout: times.keepAliveMilliseconds,
    connectionsCheckingInterval: times.checkMilliseconds,
    // Requests without a body need no stream: this saves a tenth on a cached page.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, answer);
  server.timeout = times.idleMilliseconds;
  return server;
}
