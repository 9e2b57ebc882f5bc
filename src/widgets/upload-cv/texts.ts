import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/upload-cv', {
  // Specification 2, section 2.
  upload: 'Upload CV',
});
