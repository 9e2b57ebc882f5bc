import { object, string } from 'yup';
import type { Profile } from '@/entities/profile/candidate';
import { texts } from '../texts';

/** What the modal's inputs hold: whole rupiah as digits, or empty. */
export interface SalaryValues {
  currentSalary: string;
  expectedSalary: string;
}

/** The contract's greatest amount has this many digits. */
const MAX_DIGITS = 12;

/** The digits of what was typed or pasted: "Rp 5.000.000,00" is 5000000. */
export const toDigits = (typed: string): string =>
  typed
    .replace(/,\d{0,2}$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);

/** One of the two is enough: who looks for a first job has no present salary. */
export const salarySchema = object({
  currentSalary: string(),
  expectedSalary: string().when('currentSalary', ([current], schema) =>
    current ? schema : schema.required(texts.bothMissing),
  ),
});

const toText = (amount: number | null): string => (amount === null ? '' : String(Math.trunc(amount)));

const toAmount = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** The values to start from. */
export const toValues = ({
  currentSalary,
  expectedSalary,
}: Pick<Profile, 'currentSalary' | 'expectedSalary'>): SalaryValues => ({
  currentSalary: toText(currentSalary),
  expectedSalary: toText(expectedSalary),
});

/** What to send; an empty input is null. */
export const toChange = ({ currentSalary, expectedSalary }: SalaryValues) => ({
  currentSalary: toAmount(currentSalary),
  expectedSalary: toAmount(expectedSalary),
});
