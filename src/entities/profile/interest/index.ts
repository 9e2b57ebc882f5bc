export { interestApi, useAddInterestsMutation, useDeleteInterestMutation, useGetInterestsQuery } from './interest.api';
