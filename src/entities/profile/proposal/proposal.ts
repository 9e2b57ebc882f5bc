import type { ComponentType, ReactNode } from 'react';

/** Values by the contract's names, as a file states them: names in place of ids, dates as exact as the file has them. */
export type Stated = Partial<Record<string, string>>;

/** One entry that could be saved in a section of the profile. */
export interface Proposal {
  /**
   * By their names, the fields that are missing, with an empty text, or refused, with the reason; with any, it is saved by
   * its form alone.
   */
  missing: Record<string, string>;
  /** Saves it by the section's call, and nothing beside it; null while the profile is not known. */
  save: (() => Promise<unknown>) | null;
  /** The section's form with the values filled in. */
  renderForm: (handlers: { onSaved: () => void; onClose: () => void }) => ReactNode;
  /** The same with ids of lists that are fetched only now; where they cannot be fetched, as it is. */
  complete?: () => Promise<Proposal>;
}

/** Labels by the contract's names: of all fields that a record must have, which the form can miss, and of others. */
export type FieldLabels<Write> = Record<string, string> & {
  [Name in keyof Write as undefined extends Write[Name] ? never : Name]: string;
};

/** Fields that a file rarely states, and that one choice fills in for all entries of a section. */
export interface SharedChoice {
  /** The entries that the choice is for. */
  question: string;
  /** The choice to start from, written as a file would state it; empty where nothing is likely. */
  guess: Stated;
  /** Inputs of the `asked` fields, whose names begin with `prefix`. Their values are written as a file would state them. */
  Fields: ComponentType<{ prefix: string; asked: readonly string[] }>;
}

/** A section of the profile, to propose entries for. */
export interface ProposalSection {
  title: string;
  /** By the contract's names of the fields. */
  labels: Record<string, string>;
  /** Labels of the values of fields that have few. */
  choices?: Record<string, Record<string, string>>;
  /** The entries that the profile has, as a file would state them; null while they are not known. */
  known: readonly Stated[] | null;
  shared?: SharedChoice;
  propose: (stated: Stated) => Proposal;
}

/** A section of the profile that is a list of names. */
export interface NameProposals {
  title: string;
  /** As many names can be saved at once. */
  limit: number;
  /** The names that the profile has; null while they are not known. */
  known: readonly string[] | null;
  /** True for a name that the candidate would choose from the section's list; others are not ticked at first. */
  isListed: (name: string) => boolean;
  propose: (names: string[]) => Proposal;
}

const toKey = (text: string): string => text.trim().toLowerCase();

/** The value whose own name or label a file states, whatever its case; empty for none. */
export function choiceOf<Choice extends string>(labels: Record<Choice, string>, stated = ''): Choice | '' {
  const key = toKey(stated);
  const values = Object.keys(labels) as Choice[];
  return values.find((value) => [value, labels[value]].some((name) => toKey(name) === key)) ?? '';
}
