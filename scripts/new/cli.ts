/**
 * `npm run new:section -- NAME`, `new:page` and `new:feature`: a slice in the shape of its siblings, with its tests and
 * registered. Ends with 0, or with 1 and a sentence, and then nothing has changed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planFeature } from './feature';
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
A section of the profile: entity, form, modal, tests. NAME is a noun, such as publication or conference-talk.

${TITLE}
  --plural NAME     plural of NAME, where an s more is not enough
  --tab TAB         background (as it is without this), preferences or documents`,
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

const isKind = (kind: string | undefined): kind is keyof typeof GENERATORS =>
  kind !== undefined && Object.hasOwn(GENERATORS, kind);

/** Only what a generator's own help names. */
function checkOptions(kind: keyof typeof GENERATORS, options: Options): void {
  const unknown = Object.keys(options).find((option) => !GENERATORS[kind].usage.includes(`--${option} `));
  if (unknown) throw new UsageError(`new:${kind} has no --${unknown}.`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
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
  const [kind, name, ...rest] = positionals;
  if (!isKind(kind)) throw new UsageError(`What is to be made: ${Object.keys(GENERATORS).join(', ')}?`);
  const { root = path.resolve(__dirname, '../..'), help, ...options } = values;
  if (help) {
    console.log(GENERATORS[kind].usage);
    return;
  }
  if (name === undefined || rest.length > 0) throw new UsageError(`One name is needed.\n\n${GENERATORS[kind].usage}`);
  checkOptions(kind, options);
  const { plan, folders } = GENERATORS[kind].plan(root, name, options);
  for (const file of await carryOut(root, plan, folders)) {
    console.log(`${file in plan.files ? 'made   ' : 'changed'} ${file}`);
  }
  console.log(`\nNext:\n${plan.next.map((step) => `- ${step}`).join('\n')}`);
}

main().catch((error: unknown) => {
  // What parseArgs says of an argument is for people too.
  const isForPeople = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
});
