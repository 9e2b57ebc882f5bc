# The web app and the reference provider in one image. It keeps uploads, and without DATABASE_URL the database and the
# mail too, in /data.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY packages packages
RUN npm ci --omit=dev --workspace server --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SEED_DEMO=false
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app ./
COPY --from=build /app/dist dist
COPY --from=build /app/server/dist server/dist
COPY contract/openapi.yaml contract/
COPY server/drizzle server/drizzle
COPY server/media server/media
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: it would keep SIGTERM to itself.
CMD ["node", "server/dist/main.js"]
