/** Where the provider has the candidate's interests, relative to `/api/v1/`. */
export const INTERESTS_PATH = 'candidate/interest/';
