/**
 * The paths of files and folders. Both this file and the bundles in `server/dist/` are one folder below `server/`, so
 * only a file directly in `server/src/` may compute paths.
 */
import path from 'node:path';

export const serverRoot = path.resolve(__dirname, '..');
export const repoRoot = path.resolve(serverRoot, '..');
/** The built web app. */
export const webDist = path.join(repoRoot, 'dist');
export const contractFile = path.join(repoRoot, 'contract', 'openapi.yaml');
export const migrationsFolder = path.join(serverRoot, 'drizzle');
/** The program of the worker threads: a bundle beside the server's own, or one that compiles the source. */
export const workerFile = path.join(__dirname, __filename.endsWith('.ts') ? 'worker-from-source.cjs' : 'worker.js');
/** Images that come with the project; uploads live in the data folder. */
export const seedMedia = path.join(serverRoot, 'media');
