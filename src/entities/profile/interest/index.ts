export {
  interestApi,
  useAddInterestsMutation,
  useDeleteInterestMutation,
  useGetInterestsQuery,
} from './api/interest.api';
export type { Interest } from './model/interest';
