import { existsSync } from 'node:fs';
import path from 'node:path';

/** The journeys drive what was built: without a build there is nothing to test. */
export default function globalSetup(): void {
  const repository = path.resolve(__dirname, '../..');
  for (const file of [path.join(process.env.WEB_DIR ?? 'dist', 'index.html'), 'server/dist/main.js']) {
    if (!existsSync(path.resolve(repository, file)))
      throw new Error(`${file} is missing: run \`npm run build\` first.`);
  }
}
