import { language } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';
import { shortPay } from '@titian/rules/short-pay';
import { texts } from '../texts';

/** A vacancy's pay as short as a card needs it; see `shortPay`. */
export const formatPayShort = (min: number | null | undefined, max: number | null | undefined): string =>
  shortPay(min, max, texts, { decimalSign: language() === 'id' ? ',' : '.', group: groupDigits });
