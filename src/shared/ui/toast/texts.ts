import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/toast', {
  close: 'Tutup',
});
