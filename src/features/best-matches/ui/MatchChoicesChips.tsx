import { useMemo, useState } from 'react';
import type { Job } from '@/entities/job';
import { logFailure } from '@/shared/lib/logging';
import { ChipRow } from '@/shared/ui/ChipRow';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import type { MatchChoices } from '../model/match-settings';
import { texts } from '../texts';
import { ChoiceChip } from './ChoiceChip';

/** So many places are offered, those with the most vacancies. */
const MOST_PLACES = 60;

function placesOf(jobs: readonly Job[]): string[] {
  const counts = new Map<string, number>();
  for (const { city } of jobs) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  const places = [...counts].sort(([, count], [, other]) => other - count).slice(0, MOST_PLACES);
  return places.map(([place]) => place).sort();
}

interface MatchChoicesChipsProps {
  jobs: readonly Job[];
  choices: MatchChoices;
  onChange: (choices: MatchChoices) => void;
}

/** Place, kind of work and education in the place of a profile. Specification 4, section 8. */
export function MatchChoicesChips({ jobs, choices, onChange }: MatchChoicesChipsProps) {
  const places = useMemo(() => placesOf(jobs), [jobs]);
  const [kinds, setKinds] = useState<readonly string[]>();

  async function loadKinds() {
    try {
      const { loadRanking } = await import('../model/load-ranking');
      const { kindsOf } = await loadRanking();
      setKinds(kindsOf(jobs));
    } catch (error) {
      logFailure('kinds of work could not be offered', error);
    }
  }

  return (
    <ChipRow role="group" aria-label={texts.choices}>
      <ChoiceChip
        name={texts.city}
        value={choices.city}
        options={places}
        onChoose={(city) => onChange({ ...choices, city })}
      />
      <ChoiceChip
        name={texts.kind}
        value={choices.kind}
        options={kinds}
        onOpen={() => void loadKinds()}
        onChoose={(kind) => onChange({ ...choices, kind })}
      />
      <ChoiceChip
        name={texts.education}
        value={choices.education}
        options={EDUCATION_LEVELS}
        onChoose={(education) => onChange({ ...choices, education })}
      />
    </ChipRow>
  );
}
