import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';

/**
 * A monthly amount in words: "Rp 5.000.000 per bulan". Specification 2, section 9, "Salary display".
 *
 * @param amount whole rupiah
 */
export const formatMonthlyRupiah = (amount: number): string => texts.perMonth(`Rp ${groupDigits(amount)}`);
