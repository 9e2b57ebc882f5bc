import type { Profile } from '@/entities/profile/candidate';
import { SalarySection } from '@/features/edit-profile/salary';
import { SocialSection } from '@/features/edit-profile/social';
import { PersonalInformationCard } from '../PersonalInformationCard';

interface PersonalInformationTabProps {
  profile: Profile;
  onEdit: () => void;
}

/** Who the candidate is, how to reach them, and what they earn. Specification 2, section 2, "Informasi Pribadi tab". */
export function PersonalInformationTab({ profile, onEdit }: PersonalInformationTabProps) {
  return (
    <>
      <PersonalInformationCard profile={profile} onEdit={onEdit} />
      <SocialSection profile={profile} />
      <SalarySection profile={profile} />
    </>
  );
}
