import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/language', {
  // The contract's words, capitalised. Specification 2, section 2.
  levels: { fluent: 'Fluent', intermediate: 'Intermediate', beginner: 'Beginner' },
});
