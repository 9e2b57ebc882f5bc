/**
 * `npm run ablation -- ENGINE [WORDS]`: a table with a line for each rule of an engine, or for those whose name has the words: the
 * points of each score that are lost without the rule. `--failures` adds each failure. See `run.ts`.
 */
import { matching } from './matching';
import { ablate, measure } from './run';
import { signals } from './signals';

const ENGINES = { signals, matching };

const [name = '', words = ''] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const engine = ENGINES[name as keyof typeof ENGINES];
if (!engine) throw new Error(`the first argument is one of ${Object.keys(ENGINES).join(', ')}`);

async function main(): Promise<void> {
  const { scores, unmeasured } = await measure(engine.entry);
  for (const each of unmeasured) console.log(`Not measured without ../shared: ${each}`);
  const sets = Object.keys(scores);
  const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
  row(['switched off', ...sets]);
  row(['---', ...sets.map(() => '---:')]);
  row(['nothing', ...Object.values(scores).map((each) => each.toFixed(2))]);
  const ablations = () => engine.ablations().filter((each) => each.name.includes(words));
  for await (const { name: rule, lost, failures } of ablate({ ...engine, ablations })) {
    row([rule.replaceAll('|', '\\|'), ...sets.map((set) => lost[set]?.toFixed(2) ?? '')]);
    if (process.argv.includes('--failures')) for (const each of failures) console.log(`    ${each}`);
  }
}

void main();
