import type { Profile } from '@/entities/profile/candidate';
import { SalarySection } from '@/features/edit-profile/salary';
import { sections } from '../sections';
import { SectionList } from './SectionList';

/** What the candidate speaks, wants and asks for. Specification 2, section 2, "Minat & Preferensi tab". */
export function PreferencesTab({ profile }: { profile: Profile }) {
  return (
    <>
      <SectionList sections={sections.preferences} />
      <SalarySection profile={profile} />
    </>
  );
}
