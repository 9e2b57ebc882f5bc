import { useId, useRef } from 'react';
import type { ComponentType } from 'react';
import { styled } from '@mui/material/styles';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useMasterOptions } from '@/entities/master';
import type { MasterItem } from '@/entities/master';
import type { Profile } from '@/entities/profile/candidate';
import { GENDER_LABELS, hasPersonalInformation } from '@/entities/profile/candidate';
import { CustomCvButton, DownloadCvButton } from '@/features/edit-profile/download-cv';
import { SalarySection } from '@/features/edit-profile/salary';
import { SocialSection } from '@/features/edit-profile/social';
import type { Id } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList';
import { Block } from '@/shared/ui/feedback';
import { DraftAlert } from '@/shared/ui/record';
import { UploadCvSection } from '@/widgets/upload-cv';
import { texts } from '../texts';
import { backgroundSections, documentsSections, preferencesSections } from './sections';

const nameOf = (items: readonly MasterItem[], id: Id | null | undefined): string | null =>
  items.find((item) => String(item.id) === String(id))?.name ?? null;

/** The names of a profile's places; looked up where the provider sent ids alone. Contract, "Profile". */
function usePlaceNames({ birthPlace, location, city }: Profile) {
  const needsLocations = birthPlace !== null || (location !== null && location.name === null);
  const locations = useMasterOptions(needsLocations ? { list: 'location' } : null);
  const province = location?.id ?? undefined;
  const cities = useMasterOptions(city !== null && city.name === null ? { list: 'city', location: province } : null);
  return {
    birthPlace: nameOf(locations.items, birthPlace),
    location: location && (location.name ?? nameOf(locations.items, location.id)),
    city: city && (city.name ?? nameOf(cities.items, city.id)),
  };
}

interface PersonalInformationCardProps {
  profile: Profile;
  onEdit: () => void;
}

/** Personal information and contact data, each with a fallback text. Specification 2, section 2. */
function PersonalInformationCard({ profile, onEdit }: PersonalInformationCardProps) {
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

/** Sections of a tab one below the other, of which one may break without the others. */
const SectionList = ({ sections }: { sections: readonly { Section: ComponentType }[] }) =>
  sections.map(({ Section }, index) => (
    <Block key={index} what="a section of the profile">
      <Section />
    </Block>
  ));

interface PersonalInformationTabProps {
  profile: Profile;
  onEdit: () => void;
}

/** Personal data, contact and salary of the candidate. Specification 2, section 2, "Informasi Pribadi tab". */
export function PersonalInformationTab({ profile, onEdit }: PersonalInformationTabProps) {
  return (
    <>
      <PersonalInformationCard profile={profile} onEdit={onEdit} />
      <SocialSection profile={profile} />
      <SalarySection profile={profile} />
    </>
  );
}

/** Education, experience and skills of the candidate. Specification 2, section 2, "Latar Belakang tab". */
export const BackgroundTab = () => <SectionList sections={backgroundSections} />;

/** Which languages the candidate speaks, which jobs and salary they want. Section 2, "Minat & Preferensi tab". */
export function PreferencesTab({ profile }: { profile: Profile }) {
  return (
    <>
      <SectionList sections={preferencesSections} />
      <SalarySection profile={profile} />
    </>
  );
}

const Hint = styled('p')(({ theme: { spacing, vars } }) => ({
  margin: spacing(0.5, 0, 2),
  color: vars.palette.text.secondary,
}));

/** The CV as a file, and the candidate's works. Specification 2, section 2, "CV & Portofolio tab". */
export function DocumentsTab() {
  const titleId = useId();
  return (
    <>
      <Card aria-labelledby={titleId}>
        <div className="card-head">
          <h2 id={titleId}>{texts.cv}</h2>
        </div>
        <Hint>{texts.cvHint}</Hint>
        <DownloadCvButton>
          <UploadCvSection />
          <CustomCvButton />
        </DownloadCvButton>
      </Card>
      <SectionList sections={documentsSections} />
    </>
  );
}
