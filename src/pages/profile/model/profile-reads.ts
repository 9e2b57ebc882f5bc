/** What the profile shows: the oldest answer among these tells its age. */
export const PROFILE_READS = [
  'getProfile',
  'getWorkExperiences',
  'getEducations',
  'getOrganizationExperiences',
  'getTrainings',
  'getAchievements',
  'getCandidateLanguages',
  'getSkills',
  'getInterests',
  'getPortfolios',
].map((endpoint) => ({ endpoint }));
