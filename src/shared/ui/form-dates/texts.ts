import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/form-dates', {
  halfTyped: (typed: string) => `Belum lengkap: ${typed}`,
});
