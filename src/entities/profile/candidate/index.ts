export { useDownloadCvMutation, CV_LANGUAGES, CV_TEMPLATES } from './api/cv.api';
export {
  profileApi,
  useChangeProfileMutation,
  useClearProfileMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useSaveHeadlineMutation,
  useSavePersonalInformationMutation,
} from './api/profile.api';
export { PROFILE_PATH } from './api/profile-path';
export type { CvChoices } from './api/cv.api';
export { formatMonthlyRupiah, GENDERS, GENDER_LABELS, hasPersonalInformation } from './model/profile';
export type { PersonalInformationWrite, Profile, SocialNetwork } from './model/profile';
export { MissingCharacters, OmittedRecords } from './ui/MissingCharacters';
export { SOCIAL_NETWORKS, SOCIAL_NETWORK_LABELS, toSocialLink } from './model/social-link';
