import { textsOf } from '@/shared/lib/language';

interface Told {
  /** Amounts in words. */
  pay: string;
  minimum: string;
  province: string;
  year: number;
}

export const texts = textsOf('widgets/minimum-wage', {
  // Specification 4, section 3.
  most: ({ pay, minimum, province, year }: Told) =>
    `Gaji tertinggi yang dicantumkan (${pay}) di bawah upah minimum ${province} tahun ${year}: ${minimum} per bulan.`,
  least: ({ pay, minimum, province, year }: Told) =>
    `Gaji terendah yang dicantumkan (${pay}) di bawah upah minimum ${province} tahun ${year}: ${minimum} per bulan.`,
  approximately: (amount: string) => `sekitar ${amount}`,
  source: (source: string) => `Sumber: ${source}.`,
  exempt: 'Usaha mikro dan kecil dikecualikan (PP 36/2021).',
});
