import { createServer, type RequestListener, type Server } from "node:http";

/** How long a connection may do nothing, so that nobody can hold many of them for nothing. */
export const HTTP_TIMES = {
  /** From the first byte, or from connecting without one, until the head of a request is there. */
  headersMilliseconds: 20_000,
  /** Until the whole request is there: a large picture by a slow line takes minutes. */
  requestMilliseconds: 300_000,
  /** Between one request and the next. */
  keepAliveMilliseconds: 10_000,
  /** While an answer is being taken, or waited for. */
  idleMilliseconds: 120_000,
  checkMilliseconds: 5_000,
};

export function createHttpServer(answer: RequestListener, times = HTTP_TIMES): Server {
  const options = {
    headersTimeout: times.headersMilliseconds,
    requestTimeout: times.requestMilliseconds,
    keepAliveTimeout: times.keepAliveMilliseconds,
    connectionsCheckingInterval: times.checkMilliseconds,
    // What has no body needs no stream of one: a cached page costs a tenth less.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, answer);
  server.timeout = times.idleMilliseconds;
  return server;
}
