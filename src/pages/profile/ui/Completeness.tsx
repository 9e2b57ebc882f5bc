import { Fragment, useEffect, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import type { Profile } from '@/entities/profile/candidate';
import { FindDemand, completeness, demandOfUsualLength, useSectionCounts } from '@/features/complete-profile';
import type { Remedy, SectionCounts, FieldDemand } from '@/features/complete-profile';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';

/** Under a skeleton, which takes its size. */
const HIDDEN = { visibility: 'hidden' } as const;

/** Width and height of the ring, in pixels. */
const RING = 56;

const Frame = styled('section')(({ theme }) => {
  const { spacing, vars } = theme;
  return {
    display: 'grid',
    gridTemplateColumns: `${RING}px minmax(0, 1fr)`,
    alignItems: 'center',
    gap: spacing(1, 2),
    '.completeness-ring': { display: 'grid', placeItems: 'center', minHeight: RING, '& > *': { gridArea: '1 / 1' } },
    '.completeness-percent': { ...theme.typography.body2, fontWeight: 700, color: vars.palette.primary.main },
    h2: { ...theme.typography.h5, margin: 0 },
    p: { ...theme.typography.body2, margin: 0, color: vars.palette.text.secondary },
    '.completeness-next': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: spacing(0.5, 2),
      minHeight: 44,
    },
    // Beside a button, which goes below it where there is no room.
    '.completeness-next > p:not(:only-child)': { flex: '1 1 160px' },
    '.completeness-more': { gridColumn: '1 / -1' },
  };
});

/** As long as nothing is known of the lists. */
const NOTHING: SectionCounts = { workExperience: 0, education: 0, skill: 0, language: 0, interest: 0 };

/** How long what is missing waits for what employers ask for, in milliseconds. */
const DEMAND_MS = 3_000;

/** As long as nothing is known of employers. */
const NOTHING_WANTED: FieldDemand = { demand: null, applied: [] };

/**
 * Requirements of employers: undefined while loading, `NOTHING_WANTED` when unknown or slow. A later response would change
 * the hint while it is being tapped.
 */
function useWanted(isReady: boolean) {
  const mayCome = useCapability('jobDemand');
  const [wanted, setWanted] = useState<FieldDemand>();
  useEffect(() => {
    if (!isReady || wanted !== undefined) return undefined;
    const timer = setTimeout(() => setWanted(NOTHING_WANTED), DEMAND_MS);
    return () => clearTimeout(timer);
  }, [isReady, wanted]);
  return [mayCome ? wanted : (wanted ?? NOTHING_WANTED), setWanted] as const;
}

interface CompletenessProps {
  profile: Profile;
  onRemedy: (remedy: Remedy) => void;
}

/** How complete the profile is, what to fill next, and links to the forms of everything else that is missing. */
export function Completeness({ profile, onRemedy }: CompletenessProps) {
  const titleId = useId();
  const { counts, failed, retrying, retry } = useSectionCounts();
  const [wanted, setWanted] = useWanted(Boolean(counts));
  const waiting = !failed && (!counts || wanted === undefined);
  // Reserves the space of a probable gap until the data are loaded.
  const { demand, applied } = wanted ?? { demand: demandOfUsualLength(profile), applied: [] };
  const { percent, missing, gaps } = completeness(profile, counts ?? NOTHING, demand, applied);
  const next = (
    <div className="completeness-next" style={waiting ? HIDDEN : undefined}>
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
  );
  const more = gaps.slice(1).map(({ name, address }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Link component={RouterLink} to={address}>
        {name}
      </Link>
    </Fragment>
  ));
  return (
    <Frame aria-labelledby={titleId} data-screen>
      {counts && <FindDemand profile={profile} onFound={setWanted} />}
      <div className="completeness-ring">
        {counts && (
          <>
            <CircularProgress
              variant="determinate"
              value={percent}
              size={RING}
              enableTrackSlot
              aria-labelledby={titleId}
            />
            <span className="completeness-percent" aria-hidden>
              {`${percent}%`}
            </span>
          </>
        )}
        {!counts && (!failed || retrying) && <Skeleton variant="circular" width={RING} height={RING} />}
      </div>
      <div>
        <h2 id={titleId}>{texts.completeness}</h2>
        {waiting ? (
          <Skeleton component="div" sx={{ maxWidth: 'none', width: '100%' }}>
            {next}
          </Skeleton>
        ) : (
          next
        )}
      </div>
      {!failed && more.length > 0 && (
        <div className="completeness-more">
          {waiting ? (
            <Skeleton component="div" sx={{ maxWidth: 'none', width: '100%' }}>
              <p style={HIDDEN}>{more}</p>
            </Skeleton>
          ) : (
            <p>
              {texts.addMore} {more}
            </p>
          )}
        </div>
      )}
    </Frame>
  );
}
