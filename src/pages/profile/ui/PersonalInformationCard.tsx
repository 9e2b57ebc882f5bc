import { useId, useRef } from 'react';
import { GENDER_LABELS, hasPersonalInformation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { formatDay } from '@/shared/lib/dates';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Card } from '@/shared/ui/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList';
import { DraftAlert } from '@/shared/ui/record';
import { usePlaceNames } from '../model/use-place-names';
import { texts } from '../texts';

interface PersonalInformationCardProps {
  profile: Profile;
  onEdit: () => void;
}

/** Personal information and contact data, each with a fallback text. Specification 2, section 2. */
export function PersonalInformationCard({ profile, onEdit }: PersonalInformationCardProps) {
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
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
  const isFilled = hasPersonalInformation(profile);
  const action = isFilled ? texts.edit : texts.add;
  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.personalInformation}</h2>
        <Button
          ref={editButton}
          size="small"
          startIcon={isFilled && <EditOutlinedIcon />}
          aria-label={texts.editPersonalInformation(action)}
          onClick={onEdit}
          style={{ flexShrink: 0 }}
        >
          {action}
        </Button>
      </div>
      <DraftAlert form="personal-information" record="profile" opener={editButton} onContinue={onEdit} />
      <DescriptionList>
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{texts.fields[field]}</dt>
            <dd data-missing={!value || undefined}>{value ?? texts.notFilledIn(texts.fields[field])}</dd>
          </div>
        ))}
      </DescriptionList>
    </Card>
  );
}
