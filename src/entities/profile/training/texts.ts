import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/training', {
  types: { training: 'Pelatihan', certification: 'Sertifikasi' },
  locationTypes: { offline: 'Luring (offline)', online: 'Daring (online)' },
  // Specification 2, section 2.
  present: 'Present',
});
