import { allSections } from '../ui/tab-sections';

/** What the profile shows: the oldest answer among these tells its age. */
export const PROFILE_READS = ['getProfile', ...allSections.map(({ list }) => list.name)].map((endpoint) => ({
  endpoint,
}));
