import { useId } from 'react';
import type { ComponentType } from 'react';
import { styled } from '@mui/material/styles';
import type { Profile } from '@/entities/profile/candidate';
import { CustomCvButton, DownloadCvButton } from '@/features/edit-profile/download-cv';
import { SalarySection } from '@/features/edit-profile/salary';
import { SocialSection } from '@/features/edit-profile/social';
import { Card } from '@/shared/ui/Card';
import { Block } from '@/shared/ui/feedback';
import { UploadCvSection } from '@/widgets/upload-cv';
import { texts } from '../texts';
import { PersonalInformationCard } from './PersonalInformationCard';
import { backgroundSections, documentsSections, preferencesSections } from './sections';

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
