import { DECISION } from '../model/decision-words.fixture';
import { texts } from '../texts';
import { english } from '../texts.en';
import { itTellsNoDecision } from './closed-job.fixture';

itTellsNoDecision(/Lowongan ditutup[^.]*\. Perusahaan belum memberi keputusan\./, 'Belum dimulai');

it.each([
  ['Indonesian', texts],
  ['English', english],
])('has no %s word for a decision beside those of the specification', (_language, all) => {
  const { badges: _badges, stamps: _stamps, decisions, standing, undated, events: named, ...own } = all;
  const { steps, states, lastEvent, timelineFailed: _failed, ...others } = own;
  for (const words of [steps, states, lastEvent, named, others].flatMap((some) => Object.values(some))) {
    expect(typeof words === 'function' ? (words as (text: string) => string)('') : words).not.toMatch(DECISION);
  }
  // Of an outcome they are told as what they are.
  for (const words of [decisions.rejected, standing.rejected(''), undated.rejected]) {
    expect(words).toMatch(/Tidak lolos|Not selected/);
  }
});
