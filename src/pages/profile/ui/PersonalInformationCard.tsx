import { useId, useRef } from 'react';
import { GENDER_LABELS } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { formatDay } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Facts } from '@/shared/ui/facts';
import { FilledIcon, filledIcons } from '@/shared/ui/filled-icon';
import { DraftNotice } from '@/shared/ui/record';
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
  const action = isFilled(profile) ? texts.edit : texts.add;
  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.personalInformation}</h2>
        <Button
          ref={editButton}
          size="small"
          icon={isFilled(profile) && <FilledIcon path={filledIcons.edit} />}
          aria-label={texts.editPersonalInformation(action)}
          onClick={onEdit}
          style={{ flexShrink: 0 }}
        >
          {action}
        </Button>
      </div>
      <DraftNotice form="personal-information" record="profile" opener={editButton} onContinue={onEdit} />
      <Facts>
        {rows.map(([field, value]) => (
          <div key={field}>
            <dt>{texts.fields[field]}</dt>
            <dd data-missing={!value || undefined}>{value ?? texts.notFilledIn(texts.fields[field])}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}
