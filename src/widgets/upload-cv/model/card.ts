import type { CvLine } from '@titian/cv-reader';
import type { Proposal, SharedChoice } from '@/entities/profile/proposal';

/** A fact of a card. */
export interface CvRow {
  /** The contract's name of the field, or the name of a skill. */
  name: string;
  /** Empty for a name of a list. */
  label: string;
  text: string;
  /** `choice`: can be ticked by itself; `known`: the profile has it; `account`: is changed in the account settings. */
  kind: 'fact' | 'choice' | 'known' | 'account';
  /** The profile's own value, which differs. */
  current?: string;
  /** True when it is ticked at first. */
  ticked?: boolean;
  /** Why it cannot be saved as it is. */
  refused?: string;
}

interface CardCheck {
  /** The fields that are still needed, each with what is needed of it, for reading. */
  missing: string[];
  /** True when it can be saved without its form. */
  isReady: boolean;
  /** The fields that one choice for the section fills in; of those that are `isMonth` the file states the year. */
  asked: AskedField[];
  /** Rows that the shared choice fills in. */
  filled: CvRow[];
}

export interface AskedField {
  name: string;
  label: string;
  isMonth: boolean;
}

/** Something of a CV that is taken, changed or skipped as a whole. */
export interface CvCard {
  /** The same for the same file. */
  id: string;
  section: string;
  shared?: SharedChoice | undefined;
  /** Of the names of the section's shared values. */
  prefix: string;
  title: string;
  /** The title; where others of the section have the same, with the next fact. */
  name: string;
  rows: CvRow[];
  /** As many rows can be taken at once. */
  limit?: number;
  source: CvLine[];
  /** Null while the profile is not loaded. */
  isInProfile: boolean | null;
  /** Missing or refused fields with what each needs, in words. */
  describe: (missing: Proposal['missing']) => string[];
  /** @param chosen names of the ticked rows, where rows can be ticked */
  check: (chosen?: readonly string[]) => CardCheck;
  /** @param chosen names of the ticked rows, where rows can be ticked */
  propose: (chosen: readonly string[]) => Proposal;
}

/** Of a value in a card; the form has all of it. */
export const MAX_TEXT_LENGTH = 400;
