/** The fate of a value that was not stored as the row has it. */
export type WarningKind =
  | 'unreadable-value'
  | 'too-long'
  | 'further-value'
  | 'unread-field'
  | 'unreadable-date'
  | 'placeholder-date'
  | 'future-date'
  | 'unclear-hour'
  | 'unknown-place'
  | 'further-place'
  | 'unknown-country'
  | 'unknown-employment-type'
  | 'unknown-workplace'
  | 'unclear-pay'
  | 'unusable-logo';

export interface Warning {
  kind: WarningKind;
  /** One sentence. */
  text: string;
}

/** Takes down a warning of the row that is being read. */
export type Warn = (kind: WarningKind, text: string) => void;

/** For values that are read twice: the other reader warns. */
export const silently: Warn = () => undefined;

/** A foreign text in a sentence of the report. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}
