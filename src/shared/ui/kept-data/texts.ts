import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/kept-data', {
  asOf: (moment: string) => `Data per ${moment}`,
});
