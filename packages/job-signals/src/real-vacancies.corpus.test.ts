import { readFileSync } from 'node:fs';
import { describeRealVacancies, REAL_VACANCIES } from '../../../test/real-vacancies';
import { readVacancy } from './find-signals';
import { JUDGED_SIGNALS } from './real-vacancies.fixture';
import { makeVacancy } from './vacancy.fixture';

interface JobPosting {
  identifier: { value: string };
  title: string;
  description: string;
}

const readVacancies = () => JSON.parse(readFileSync(REAL_VACANCIES, 'utf8')) as JobPosting[];

describeRealVacancies('signals of real vacancies', () => {
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
});
