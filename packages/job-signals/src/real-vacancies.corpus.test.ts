import { describeRealVacancies } from '../../../test/real-vacancies';
import { REAL_COUNT, signalsOfRealVacancies } from './batches/score.fixture';
import { JUDGED_SIGNALS } from './real-vacancies.fixture';

describeRealVacancies('signals of real vacancies', () => {
  it('gives every signal that a person has judged, and no other', () => {
    const signals = signalsOfRealVacancies();
    const judged = JUDGED_SIGNALS.map(({ verdict: _verdict, because: _because, ...signal }) => signal);
    expect(signals.sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      judged.sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  });

  it('has at most 0.5 % of vacancies with a signal that a person would call wrong', () => {
    const wrong = new Set(JUDGED_SIGNALS.filter(({ verdict }) => verdict === 'wrong').map(({ id }) => id));
    expect(wrong.size / REAL_COUNT).toBeLessThanOrEqual(0.005);
  });
});
