import { toDay } from '@/shared/lib/dates';

/** A day, or an instant with its offset; without one it is taken as WIB, as `toDay` does. Null for what is no date. */
export function toInstant(value: string | null | undefined): string | null {
  if (!value || toDay(value) === null) return null;
  return !value.includes('T') || /(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}+07:00`;
}
