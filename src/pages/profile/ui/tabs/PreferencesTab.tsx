import type { Profile } from '@/entities/profile/candidate';
import { SalarySection } from '@/features/edit-profile/salary';
import { sectionsOf } from '../tab-sections';
import { SectionList } from './SectionList';

const SECTIONS = sectionsOf('preferences');

/** What the candidate speaks, wants and asks for. Specification 2, section 2, "Minat & Preferensi tab". */
export function PreferencesTab({ profile }: { profile: Profile }) {
  return (
    <>
      <SectionList sections={SECTIONS} />
      <SalarySection profile={profile} />
    </>
  );
}
