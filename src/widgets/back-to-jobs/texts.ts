import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/back-to-jobs', {
  // Specification 1, section 2, "Job detail screen".
  back: 'Back to Jobs',
});
