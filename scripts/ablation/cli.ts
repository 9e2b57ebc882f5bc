/**
 * `npm run ablation -- ENGINE [WORDS]`: a table with a line for each rule of an engine, or for those whose name has the words: the
 * points of each score that are lost without the rule. `--failures` adds what changes. `--together` then switches off one after
 * another, from the weakest on, as long as none loses half a point and all together no more than one. See `run.ts`.
 */
import { MAX_LOST_VALUES, type Worth } from './conditions';
import { cvReader } from './cv-reader';
import { jobFeeds } from './job-feeds';
import { matching } from './matching';
import { changesOf, lossOf, type Edit, type Engine } from './run';
import { search } from './search';
import { signals } from './signals';

const ENGINES: Record<string, Engine> = { search, signals, matching };
const READERS = { 'cv-reader': cvReader, 'job-feeds': jobFeeds };
const MAX_LOSS_BY_ONE_POINTS = 0.5;
const MAX_LOSS_BY_ALL_POINTS = 1;

const [name = '', words = ''] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isAsked = (option: string): boolean => process.argv.includes(option);

const row = (cells: readonly string[]) =>
  console.log(`| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`);

async function tell(engine: Engine): Promise<void> {
  const before = await engine.measure([]);
  for (const each of before.unmeasured) console.log(`Not measured without ../shared: ${each}`);
  const sets = Object.keys(before.scores);
  row(['switched off', ...sets]);
  row(['---', ...sets.map(() => '---:')]);
  row(['nothing', ...sets.map((set) => (before.scores[set] ?? 0).toFixed(2))]);

  /** Prints what is lost without some texts, and gives the most that one score loses. */
  async function lossWithout(rule: string, edits: readonly Edit[]): Promise<number> {
    const after = await engine.measure(edits);
    const lost = lossOf(before, after);
    row([rule, ...sets.map((set) => lost[set]?.toFixed(2).replace(/^-?0.00$/, '') ?? '')]);
    if (isAsked('--failures')) for (const each of changesOf(before, after)) console.log(`    ${each}`);
    return Math.max(...Object.values(lost));
  }

  const losses: [rule: string, edits: readonly Edit[], loss: number][] = [];
  for (const { name: rule, edits } of engine.ablations) {
    if (rule.includes(words)) losses.push([rule, edits, await lossWithout(rule, edits)]);
  }
  if (!isAsked('--together')) return;
  let off: readonly Edit[] = [];
  for (const [rule, edits] of losses
    .filter(([, , loss]) => loss < MAX_LOSS_BY_ONE_POINTS)
    .sort((a, b) => a[2] - b[2])) {
    // Two rules may have the same text: the second one stays.
    const loss = await lossWithout(`… and ${rule}`, [...off, ...edits]).catch(() => Infinity);
    if (loss <= MAX_LOSS_BY_ALL_POINTS) off = [...off, ...edits];
    else console.log(`    ${rule} stays`);
  }
}

/** A line for each rule that loses few values, or that decides nothing and is not measured, and how many lose more. */
async function tellConditions(worths: AsyncGenerator<Worth>): Promise<void> {
  row(['taken for another', 'decides in', 'lost', 'gained']);
  row(['---', '---:', '---:', '---:']);
  let needed = 0;
  for await (const { rule, decides, lost, gained } of worths) {
    if (lost.length > MAX_LOST_VALUES) needed += 1;
    else row([rule, ...[decides, lost.length, gained.length].map(String)]);
    if (isAsked('--failures'))
      for (const each of [...lost, ...gained.map((text) => `no longer ${text}`)]) console.log(`    ${each}`);
  }
  console.log(`${needed} more lose over ${MAX_LOST_VALUES} values.`);
}

const engine = ENGINES[name];
const reader = Object.entries(READERS).find(([each]) => each === name)?.[1];
if (engine) void tell(engine);
else if (reader) void tellConditions(reader((rule) => rule.includes(words)));
else throw new Error(`the first argument is one of ${Object.keys({ ...ENGINES, ...READERS }).join(', ')}`);
