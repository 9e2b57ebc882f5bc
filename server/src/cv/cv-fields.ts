import type { CvSource } from './read-cv-source';

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

/**
 * Which fields and sections a CV shows, by the names of the contract: what `toCv` reads and the photo, as far as they are
 * filled. A test holds both together.
 */
export function cvFields({ profile, ...sections }: CvSource): string[] {
  const shown = {
    name: profile.name,
    email: profile.email,
    phoneNumber: profile.phoneNumber,
    image: profile.image,
    professionalHeadline: profile.professionalHeadline,
    education: sections.educations,
    workExperience: sections.workExperiences,
    language: sections.languages,
    about: profile.about,
    city: profile.city,
    location: profile.location,
    linkedin: profile.linkedin,
    instagram: profile.instagram,
    organizationExperience: sections.organizationExperiences,
    training: sections.trainings,
    achievement: sections.achievements,
    skill: sections.skills,
    interest: sections.interests,
    portfolio: sections.portfolios,
  };
  return Object.entries(shown)
    .filter(([, value]) => isFilled(value))
    .map(([name]) => name);
}
