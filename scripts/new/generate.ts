import path from 'node:path';
import { parseArgs } from 'node:util';
import { planField } from './field';
import { UsageError } from './names';
import { carryOut } from './plan';
import type { Options, Planned } from './plan';
import { planSection } from './section';

const TITLE = '  --title TEXT      what candidates read, in Indonesian; otherwise the name';

const GENERATORS = {
  section: {
    plan: planSection,
    usage: `npm run new:section -- NAME [options]
A section of the profile: contract, table, routes, CV, entity, form, modal, tests. NAME is a noun, such as publication or conference-talk.

${TITLE}
  --plural NAME     plural of NAME, where an s more is not enough
  --tab TAB         background (as it is without this), preferences or documents`,
  },
  field: {
    plan: planField,
    usage: `npm run new:field -- SECTION FIELD [options]
A text field of a section of the profile, from the contract to the form. FIELD is such as location or placeName.

${TITLE}`,
  },
} satisfies Record<string, { plan: (root: string, name: string, options: Options) => Planned; usage: string }>;

const isGenerator = (generator: string | undefined): generator is keyof typeof GENERATORS =>
  generator !== undefined && Object.hasOwn(GENERATORS, generator);

/** Throws a UsageError for an option that the generator's help does not name. */
function checkOptions(generator: keyof typeof GENERATORS, options: Options): void {
  const unknown = Object.keys(options).find((option) => !GENERATORS[generator].usage.includes(`--${option} `));
  if (unknown) throw new UsageError(`new:${generator} has no --${unknown}.`);
}

/**
 * Writes a section or a field of the profile, with its tests, and registers it.
 *
 * @param args the generator, the name and options, as on the command line
 * @returns what to print, in lines
 * @throws {UsageError} or an error of `parseArgs`; nothing is changed then
 */
export async function generate(args: string[]): Promise<string[]> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      plural: { type: 'string' },
      tab: { type: 'string' },
      root: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [generator, ...names] = positionals;
  if (!isGenerator(generator))
    throw new UsageError(`The first argument is one of: ${Object.keys(GENERATORS).join(', ')}.`);
  const { root = path.resolve(__dirname, '../..'), help, ...options } = values;
  if (help) return [GENERATORS[generator].usage];
  const count = generator === 'field' ? 2 : 1;
  if (names.length !== count) {
    throw new UsageError(`${count === 1 ? 'One name is' : 'Two names are'} needed.\n\n${GENERATORS[generator].usage}`);
  }
  checkOptions(generator, options);
  const { plan, folders } = GENERATORS[generator].plan(root, names.join(' '), options);
  const files = await carryOut(root, plan, folders);
  return [
    ...files.map((file) => `${file in plan.files ? 'made   ' : 'changed'} ${file}`),
    `\nNext:\n${plan.next.map((step) => `- ${step}`).join('\n')}`,
  ];
}

/** Tells errors in the arguments, ours or those of `parseArgs`, from faults of the program. */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError || String((error as { code?: unknown } | null)?.code).startsWith('ERR_PARSE_ARGS_');
