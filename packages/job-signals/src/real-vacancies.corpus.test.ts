import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readVacancy } from './find-signals';
import { JUDGED_SIGNALS } from './real-vacancies.fixture';
import { makeVacancy } from './vacancy.fixture';

interface JobPosting {
  identifier: { value: string };
  title: string;
  description: string;
}

function readVacancies(): JobPosting[] {
  const file = path.join(__dirname, '../../../../shared/data/vacancies-diy.jsonld.json');
  if (!existsSync(file)) throw new Error(`The real vacancies, which are not part of the project, are missing: ${file}`);
  return JSON.parse(readFileSync(file, 'utf8')) as JobPosting[];
}

it('gives every signal that a person has judged, and no other', () => {
  const signals = readVacancies().flatMap(({ identifier: { value: id }, title, description }) =>
    readVacancy(makeVacancy({ id, title, description })).map((signal) => ({ id, title, ...signal })),
  );
  const judged = JUDGED_SIGNALS.map(({ verdict: _verdict, because: _because, ...signal }) => signal);
  expect(signals.sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    judged.sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
});

it('has at most 0.5 % of vacancies with a signal that a person would call wrong', () => {
  const wrong = new Set(JUDGED_SIGNALS.filter(({ verdict }) => verdict === 'wrong').map(({ id }) => id));
  expect(wrong.size / readVacancies().length).toBeLessThanOrEqual(0.005);
});
