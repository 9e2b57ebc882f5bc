/**
 * Writes `contract/provider.d.ts`, the types of requests and responses, from `contract/openapi.yaml`.
 * With `--check` it writes nothing and exits 1 when the file does not match the contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = path.resolve(__dirname, '../contract/openapi.yaml');
const target = path.resolve(__dirname, '../contract/provider.d.ts');

async function main(): Promise<void> {
  const banner = '// Generated from openapi.yaml by `npm run contract:types`. Do not edit.\n\n';
  const types = banner + astToString(await openapiTS(readFileSync(contract, 'utf8')));
  if (!process.argv.includes('--check')) {
    writeFileSync(target, types);
    return;
  }
  if (readFileSync(target, 'utf8') !== types) {
    throw new Error('contract/provider.d.ts is not what contract/openapi.yaml says: run `npm run contract:types`.');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
