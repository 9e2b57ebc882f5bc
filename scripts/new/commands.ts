import type { Command } from './plan';

/** Generates the types of requests and responses from the contract. */
export const TYPES_OF_CONTRACT: Command = {
  folder: '.',
  args: ['node_modules/tsx/dist/cli.mjs', 'scripts/contract-types.ts'],
  npm: 'npm run contract:types',
};

/** Generates the migration that brings a database up to date with the tables. */
export const migration = (name: string): Command => ({
  folder: 'server',
  args: ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name],
  npm: `npm run migration --workspace server -- --name ${name}`,
});
