import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { toDay } from './dates';

/**
 * A day as the date pickers take it.
 *
 * @param value as for `toDay`
 * @returns midnight of this device, or null for anything that is no date
 */
export function toDayjs(value: string | null | undefined): Dayjs | null {
  const day = toDay(value);
  return day === null ? null : dayjs(day);
}

/** The `YYYY-MM-DD` that a date picker gives, by the clock of this device. */
export const fromDayjs = (date: Dayjs): string => date.format('YYYY-MM-DD');
