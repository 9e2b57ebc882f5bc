/** Starts the worker's program; webpack makes a file of it. A module of its own, because jest does not know `import.meta`. */
export const createCvWorker = (): Worker =>
  new Worker(/* webpackChunkName: "cv-worker" */ new URL('./cv.worker.ts', import.meta.url));
