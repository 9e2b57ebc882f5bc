import type { Profile } from '@/entities/profile/candidate';
import { SalarySection } from '@/features/edit-profile/salary';
import { sections } from '../sections';

/** What the candidate speaks, wants and asks for. Specification 2, section 2, "Minat & Preferensi tab". */
export function PreferencesTab({ profile }: { profile: Profile }) {
  return (
    <>
      {sections.preferences.map((Section, index) => (
        <Section key={index} />
      ))}
      <SalarySection profile={profile} />
    </>
  );
}
