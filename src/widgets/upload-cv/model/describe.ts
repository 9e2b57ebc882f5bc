import type { Proposal, Stated } from '@/entities/profile/proposal';
import { formatDay, formatMonth } from '@/shared/lib/dates';
import { texts } from '../ui/texts';

const MONTHS = new Set(['startDate', 'endDate', 'start_date', 'end_date', 'dateStart', 'graduationDate']);
const DAYS = new Set(['date', 'dob']);
const FLAGS = new Set(['currentlyWorking', 'isPresent', 'is_present']);

/** True for a date of which the section wants the month. */
export const isMonthField = (name: string): boolean => MONTHS.has(name);

/** The parts that a stated date lacks where the section wants its day, for reading; null for another field, and for a whole date. */
function lackOf(name: string, stated = ''): string | null {
  if (!DAYS.has(name)) return null;
  return { 4: texts.dayAndMonth, 7: texts.day }[stated.length] ?? null;
}

/** A date as exact as it is stated; of a month, without its day. */
function describeDate(stated: string, isMonth: boolean): string {
  if (stated.length === 4) return texts.withoutMonth(stated);
  return isMonth || stated.length === 7 ? formatMonth(`${stated.slice(0, 7)}-01`, stated) : formatDay(stated, stated);
}

/**
 * A value that a file states, for reading.
 *
 * @param name the contract's name of the field
 * @param labels of the values of a field that has few
 */
export function describeValue(name: string, stated: string, labels?: Record<string, string>): string {
  if (MONTHS.has(name) || DAYS.has(name)) return describeDate(stated, MONTHS.has(name));
  return FLAGS.has(name) ? texts.yes : (labels?.[stated] ?? stated);
}

/** Fields of a form by the names under which a file states them; that of own words is that of the list. */
const STATED_NAMES: Partial<Record<string, string>> = {
  otherEducation: 'education',
  otherMajor: 'educationMajor',
  birth_place: 'birthPlace',
};

/** The name under which a file states a field of a form. */
export const statedNameOf = (field: string): string => STATED_NAMES[field] ?? field;

/** Missing or refused fields with what each needs: a value, the rest of a date, one of the list, or another value. */
export function describeMissing(
  missing: Proposal['missing'],
  stated: Stated,
  labels: Record<string, string>,
): string[] {
  const needs = Object.entries(missing).map(([field, reason]) => {
    const name = statedNameOf(field);
    const label = labels[name] ?? name;
    if (isMonthField(name) && stated[name]?.length === 4) return texts.monthOf(label);
    if (reason || !stated[name]) return texts.need(label, reason);
    return texts.need(label, lackOf(name, stated[name]) ?? texts.notListed);
  });
  return [...new Set(needs)];
}
