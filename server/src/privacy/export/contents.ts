import type { Topic } from './topics';

/** A file that stands beside the two that hold the records. */
export interface Attachment {
  /** Its name in the zip. */
  name: string;
  /** Null where there is none. */
  content: Buffer | null;
  /** True when there is one that could not be put in. */
  isMissing: boolean;
}

/** Content of an export. */
export interface Contents {
  at: Date;
  topics: readonly Topic[];
  photo: Attachment;
  cv: Attachment;
}
