export {
  interestApi,
  useAddInterestsMutation,
  useDeleteInterestMutation,
  useGetInterestsQuery,
} from './api/interest.api';
export { INTERESTS_PATH } from './api/interest-path';
