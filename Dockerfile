# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The image has Node 24 itself; the packages that bring it along are not needed.
RUN npm ci --include=dev && rm -rf node_modules/node-linux-*
COPY . .
RUN node bin/build.mjs && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /shop
COPY --from=build --chown=root:root /shop ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "bin/serve.mjs"]
