import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { GENDER_LABELS } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { formatDay } from '@/shared/lib/dates';
import { FilledIcon, filledIcons } from '@/shared/ui/filled-icon';
import { usePlaceNames } from '../model/use-place-names';
import { texts } from '../texts';

/** Whether what the button judges by is there. Specification 2, section 2. */
const isFilled = ({ gender, city, dob, detailLocation, location }: Profile): boolean =>
  [gender, city, dob, detailLocation, location].every((value) => value !== null);

interface PersonalInformationCardProps {
  profile: Profile;
  onEdit: () => void;
}

/** Personal information and contact data, each with a fallback text. Specification 2, section 2. */
export function PersonalInformationCard({ profile, onEdit }: PersonalInformationCardProps) {
  const titleId = useId();
  const places = usePlaceNames(profile);
  const dob = profile.dob && formatDay(profile.dob);
  const rows: [field: keyof typeof texts.fields, value: string | null][] = [
    ['gender', profile.gender && GENDER_LABELS[profile.gender]],
    ['birth', [places.birthPlace, dob].filter(Boolean).join(', ') || null],
    ['email', profile.email],
    ['phone', profile.phoneNumber],
    ['address', profile.detailLocation],
    ['city', places.city],
    ['province', places.location],
  ];
  const action = isFilled(profile) ? texts.edit : texts.add;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={titleId} component="h2" variant="h4">
          {texts.personalInformation}
        </Typography>
        <Button
          size="small"
          startIcon={isFilled(profile) && <FilledIcon path={filledIcons.edit} />}
          aria-label={texts.editPersonalInformation(action)}
          onClick={onEdit}
          sx={{ flexShrink: 0 }}
        >
          {action}
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {rows.map(([field, value]) => (
          <Box key={field} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {texts.fields[field]}
            </Typography>
            <Typography
              component="dd"
              color={value ? 'textPrimary' : 'textSecondary'}
              sx={{ m: 0, whiteSpace: 'pre-line' }}
            >
              {value ?? texts.notFilledIn(texts.fields[field])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
