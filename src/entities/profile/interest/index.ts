export {
  interestApi,
  useAddInterestsMutation,
  useDeleteInterestMutation,
  useGetInterestsQuery,
} from './api/interest.api';
