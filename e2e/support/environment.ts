import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where the server under test listens; out of the way of one that runs for development. */
export const E2E_PORT = Number(process.env.E2E_PORT ?? 3100);

/** Everything that a run leaves behind: the database, the outbox, traces. Outside of the repository, new each run unless E2E_OUTPUT names it. */
export const outputFolder = (process.env.E2E_OUTPUT ??= mkdtempSync(path.join(os.tmpdir(), 'titian-e2e-')));

// Named by whoever runs the journeys, it may not be there yet; the server's log is opened in it.
mkdirSync(outputFolder, { recursive: true });

/** Log of the server while the journeys run. */
export const serverLog = path.join(outputFolder, 'server.log');

export const outboxFolder = path.join(outputFolder, 'var', 'outbox');
