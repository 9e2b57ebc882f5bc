import { SOCIAL_NETWORK_LABELS } from '@/entities/profile/candidate';
import type { CvReading } from '@titian/cv-reader';
import type { CvCard } from './card';
import { isOfWork, toNamesCard } from './names-card';
import { toProfileCard } from './profile-card';
import { toRecordCards } from './record-cards';
import type { SharedValues } from './record-cards';
import type { ProfileSections } from './use-profile-sections';

/** The cards of a CV in the order of the profile: each entry of a list, and each form that the profile has once. */
export function toCards(
  { entries }: CvReading,
  { profile, records, names }: ProfileSections,
  choices: SharedValues,
): CvCard[] {
  const of = (...sections: string[]) => entries.filter(({ section }) => sections.includes(section));
  const ofProfile = of('personal', 'headline');
  const interests = of('interest').filter((entry) => isOfWork(entry, names.interest));
  const toRecords = (name: keyof ProfileSections['records']): CvCard[] =>
    toRecordCards(name, of(name), records[name], choices[name]);
  return [
    ...toProfileCard(ofProfile, profile.headline, 'headline'),
    ...toProfileCard(ofProfile, profile.personal, 'personal'),
    ...toProfileCard(ofProfile, profile.linkedin, 'linkedin', SOCIAL_NETWORK_LABELS.linkedin),
    ...toProfileCard(ofProfile, profile.instagram, 'instagram', SOCIAL_NETWORK_LABELS.instagram),
    ...toRecords('workExperience'),
    ...toRecords('education'),
    ...toRecords('organizationExperience'),
    ...toRecords('training'),
    ...toRecords('achievement'),
    ...toNamesCard(of('skill'), names.skill, 'skill'),
    ...toRecords('language'),
    ...toNamesCard(interests, names.interest, 'interest'),
    ...toRecords('portfolio'),
  ];
}
