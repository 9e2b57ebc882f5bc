import { useEffect, useId, useState } from 'react';
import { useCapability } from '@/entities/capability';
import type { Profile } from '@/entities/profile/candidate';
import { FindDemand, completeness, demandOfUsualLength, useSectionCounts } from '@/features/complete-profile';
import type { Demand, Remedy, SectionCounts } from '@/features/complete-profile';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Card } from '@/shared/ui/Card';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Frame = styled(Card)(({ theme: { spacing, vars } }) => ({
  '.card-head': { alignItems: 'baseline' },
  '.completeness-percent': { fontWeight: 700, color: vars.palette.primary.main },
  '.completeness-next': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(1, 2),
    minHeight: 44,
    marginTop: spacing(1.5),
  },
  '.completeness-next > p': { margin: 0, color: vars.palette.text.secondary },
  // Beside a button, which goes below it where there is no room.
  '.completeness-next > p:not(:only-child)': { flex: '1 1 240px' },
}));

/** As long as nothing is known of the lists. */
const NOTHING: SectionCounts = { workExperience: 0, education: 0, skill: 0, language: 0, interest: 0 };

/** How long what is missing waits for what employers ask for, in milliseconds. */
const DEMAND_MS = 3_000;

/**
 * Requirements of employers near the candidate: undefined while loading, null when unknown or slow.
 * A later response would change the hint while it is being tapped.
 */
function useDemand({ city, location }: Profile, isReady: boolean) {
  const mayCome = useCapability('jobDemand') && Boolean(city ?? location);
  const [demand, setDemand] = useState<Demand | null>();
  useEffect(() => {
    if (!isReady || demand !== undefined) return undefined;
    const timer = setTimeout(() => setDemand(null), DEMAND_MS);
    return () => clearTimeout(timer);
  }, [isReady, demand]);
  return [mayCome ? demand : (demand ?? null), setDemand] as const;
}

interface CompletenessCardProps {
  profile: Profile;
  onRemedy: (remedy: Remedy) => void;
}

/** How complete the profile is, and what to fill next. */
export function CompletenessCard({ profile, onRemedy }: CompletenessCardProps) {
  const titleId = useId();
  const { counts, failed, retrying, retry } = useSectionCounts();
  const [demand, setDemand] = useDemand(profile, Boolean(counts));
  const waiting = !failed && (!counts || demand === undefined);
  // Reserves the space of a probable gap until the data are loaded.
  const expected = demand === undefined ? demandOfUsualLength(profile) : demand;
  const { percent, missing } = completeness(profile, counts ?? NOTHING, expected);
  return (
    <Frame aria-labelledby={titleId} data-screen>
      {counts && <FindDemand profile={profile} onFound={setDemand} />}
      <div className="card-head">
        <h2 id={titleId}>{texts.completeness}</h2>
        <span className="completeness-percent" aria-hidden>
          {counts ? `${percent}%` : '\u00a0'}
        </span>
      </div>
      {(!failed || retrying) && (
        <LinearProgress
          variant={counts ? 'determinate' : 'indeterminate'}
          value={percent}
          aria-labelledby={titleId}
          sx={{ mt: 1.5 }}
        />
      )}
      <div className="completeness-next" style={{ visibility: waiting ? 'hidden' : undefined }}>
        {failed && (
          <>
            <p>{texts.completenessUnknown}</p>
            <Button variant="outlined" size="small" loading={retrying} onClick={retry}>
              {texts.retry}
            </Button>
          </>
        )}
        {counts && !missing && <p>{texts.complete}</p>}
        {missing && !failed && (
          <>
            <p>
              {texts.nextStep} <strong>{missing.name}</strong>.{missing.reason && ` ${missing.reason}`}
            </p>
            <Button variant="outlined" size="small" onClick={() => onRemedy(missing.remedy)}>
              {texts.fillIn(missing.name)}
            </Button>
          </>
        )}
      </div>
    </Frame>
  );
}
