import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/download-cv', {
  // Specification 2, section 2.
  download: 'Download Resume',
  downloading: 'Downloading...',
  failed: 'CV tidak dapat diunduh.',
  retry: 'Coba lagi',
  // Specification 4, section 10.
  customise: 'Atur CV',
});
