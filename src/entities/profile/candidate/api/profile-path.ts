/** Where the provider has the candidate's profile, relative to `/api/v1/`. */
export const PROFILE_PATH = 'candidate/profile/';
