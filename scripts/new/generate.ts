import path from 'node:path';
import { parseArgs } from 'node:util';
import { planFeature } from './feature';
import { planField } from './field';
import { UsageError } from './names';
import { planPage } from './page';
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
  page: {
    plan: planPage,
    usage: `npm run new:page -- NAME [options]
A page with an address of its own. NAME is such as help or saved-jobs.

${TITLE}
  --address PATH    otherwise /NAME
  --private         for signed-in candidates`,
  },
  feature: {
    plan: planFeature,
    usage: `npm run new:feature -- NAME [options]
Something a candidate does: a button and the dialog that it opens. NAME begins with a verb, such as report-job.

${TITLE}`,
  },
} satisfies Record<string, { plan: (root: string, name: string, options: Options) => Planned; usage: string }>;

const isGenerator = (generator: string | undefined): generator is keyof typeof GENERATORS =>
  generator !== undefined && Object.hasOwn(GENERATORS, generator);

/** Only what a generator's own help names. */
function checkOptions(generator: keyof typeof GENERATORS, options: Options): void {
  const unknown = Object.keys(options).find((option) => !GENERATORS[generator].usage.includes(`--${option} `));
  if (unknown) throw new UsageError(`new:${generator} has no --${unknown}.`);
}

/**
 * Makes a slice in the shape of its siblings, with its tests, and registers it.
 *
 * @param args the generator, the name and options, as on the command line
 * @returns what to print, in lines
 * @throws {UsageError} or what `parseArgs` throws of an argument; then nothing has changed
 */
export async function generate(args: string[]): Promise<string[]> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      plural: { type: 'string' },
      tab: { type: 'string' },
      address: { type: 'string' },
      private: { type: 'boolean' },
      root: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [generator, ...names] = positionals;
  if (!isGenerator(generator)) throw new UsageError(`What is to be made: ${Object.keys(GENERATORS).join(', ')}?`);
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

/** Whether the message of an error is a sentence for whoever typed the command: one of ours, or of `parseArgs`. */
export const isForPeople = (error: unknown): error is Error =>
  error instanceof UsageError || String((error as { code?: unknown } | null)?.code).startsWith('ERR_PARSE_ARGS_');
