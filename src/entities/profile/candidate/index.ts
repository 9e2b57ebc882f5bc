export { useDownloadCvMutation } from './api/cv.api';
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
export { CV_LANGUAGES, CV_TEMPLATES } from './model/cv-choices';
export type { CvChoices } from './model/cv-choices';
export { formatMonthlyRupiah } from './model/format-rupiah';
export { GENDERS, GENDER_LABELS, hasPersonalInformation } from './model/profile';
export type { HeadlineDraft, PersonalInformationDraft, Profile, SocialNetwork } from './model/profile';
export { MissingCharacters } from './ui/MissingCharacters';
export { SOCIAL_NETWORKS, SOCIAL_NETWORK_LABELS, toSocialLink } from './model/social-link';
