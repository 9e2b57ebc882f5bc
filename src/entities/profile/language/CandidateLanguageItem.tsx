import { RecordItem } from '@/shared/ui/record';
import { LANGUAGE_LEVEL_LABELS } from './language';
import type { CandidateLanguage } from './language';

interface CandidateLanguageItemProps {
  item: CandidateLanguage;
  /** The language's name. */
  name: string;
}

/** One language, for reading. Specification 2, section 2. */
export function CandidateLanguageItem({ item, name }: CandidateLanguageItemProps) {
  return <RecordItem title={name} lines={[item.level && LANGUAGE_LEVEL_LABELS[item.level]]} />;
}
