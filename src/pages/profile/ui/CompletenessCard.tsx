import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Profile } from '@/entities/profile/candidate';
import { completeness } from '../model/completeness';
import type { Remedy } from '../model/completeness';
import { useSectionCounts } from '../model/use-section-counts';
import { texts } from '../texts';
import { ProgressBar } from './ProgressBar';

interface CompletenessCardProps {
  profile: Profile;
  onRemedy: (remedy: Remedy) => void;
}

/** How complete the profile is, and what would add most to it. */
export function CompletenessCard({ profile, onRemedy }: CompletenessCardProps) {
  const titleId = useId();
  const { counts, failed, retrying, retry } = useSectionCounts();
  const { percent, missing } = counts ? completeness(profile, counts) : { percent: undefined, missing: undefined };
  return (
    <Card component="section" aria-labelledby={titleId} data-screen sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} component="h2" variant="h4">
          {texts.completeness}
        </Typography>
        <Typography aria-hidden sx={{ fontWeight: 700, color: 'primary.main' }}>
          {percent === undefined ? '' : `${percent}%`}
        </Typography>
      </Box>
      {(!failed || retrying) && <ProgressBar labelledBy={titleId} percent={percent} />}
      <Box
        sx={{
          mt: 1.5,
          minHeight: 44,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {failed && (
          <>
            <Typography color="textSecondary" sx={{ flexGrow: 1, flexBasis: 240 }}>
              {texts.completenessUnknown}
            </Typography>
            <Button variant="outlined" size="small" loading={retrying} onClick={retry}>
              {texts.retry}
            </Button>
          </>
        )}
        {counts && !missing && <Typography color="textSecondary">{texts.complete}</Typography>}
        {missing && (
          <>
            <Typography color="textSecondary" sx={{ flexGrow: 1, flexBasis: 240 }}>
              {texts.mostMissing} <strong>{missing.name}</strong>.
            </Typography>
            <Button variant="outlined" size="small" onClick={() => onRemedy(missing.remedy)}>
              {texts.fillIn(missing.name)}
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}
