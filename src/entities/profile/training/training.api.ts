import { providerApi, recordEndpoints } from '@/shared/api';
import { trainingDto } from './training';

/** Specification 2, section 7. */
export const trainingApi = providerApi.enhanceEndpoints({ addTagTypes: ['Training'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/training/',
      tag: 'Training',
      dto: trainingDto,
    });
    return { getTrainings: list, addTraining: add, changeTraining: change, deleteTraining: remove };
  },
});

export const { useGetTrainingsQuery, useAddTrainingMutation, useChangeTrainingMutation, useDeleteTrainingMutation } =
  trainingApi;
