import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { toName } from '@/shared/lib/text';
import { texts } from './texts';

/** A company's name as a screen shows it: '-' without one, and the same words for every hidden employer. */
export function toCompanyName(name: string | null | undefined): string {
  const known = toName(name) ?? '-';
  return isHiddenEmployer(known) ? texts.hiddenEmployer : known;
}
