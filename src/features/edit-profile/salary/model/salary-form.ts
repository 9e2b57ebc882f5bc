import { object } from 'yup';
import type { InferType } from 'yup';
import type { Profile } from '@/entities/profile/candidate';
import { optionalText } from '@/shared/lib/forms';
import { readRupiah, writeRupiah } from '@/shared/lib/rupiah';
import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';

/** "Rp 4.500.000" */
export const formatRupiah = (amount: number): string => `Rp ${groupDigits(amount)}`;

/** The error of an amount that is not clear: a question where some amount may be meant. */
function problemOf(typed: string): string | undefined {
  const reading = readRupiah(typed);
  if (reading.kind === 'unreadable') return texts.example;
  return reading.kind === 'ambiguous' ? texts.question(reading.amounts.map(formatRupiah)) : undefined;
}

const amount = () =>
  optionalText().test('amount', (typed, { createError }) => {
    const message = problemOf(typed);
    return message === undefined || createError({ message });
  });

/** One of the two is enough: a candidate who looks for a first job has no current salary. */
export const salarySchema = object({
  currentSalary: amount(),
  expectedSalary: amount().when('currentSalary', ([current], schema) =>
    current ? schema : schema.required(texts.bothMissing),
  ),
});

const toText = (stored: number | null): string => (stored === null ? '' : writeRupiah(Math.trunc(stored)));

function toAmount(typed: string): number | null {
  const reading = readRupiah(typed);
  return reading.kind === 'amount' ? reading.amount : null;
}

/** Form values: monthly amounts as typed, for `readRupiah`; empty when not set. */
export type SalaryForm = InferType<typeof salarySchema>;

/** The values to start from. */
export const toValues = ({
  currentSalary,
  expectedSalary,
}: Pick<Profile, 'currentSalary' | 'expectedSalary'>): SalaryForm => ({
  currentSalary: toText(currentSalary),
  expectedSalary: toText(expectedSalary),
});

/** The change to send, of values that the schema accepts; an empty input is null. */
export const toChange = ({ currentSalary, expectedSalary }: SalaryForm) => ({
  currentSalary: toAmount(currentSalary),
  expectedSalary: toAmount(expectedSalary),
});
