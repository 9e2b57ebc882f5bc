export interface Mail {
  /** A bare address, without a display name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link that the mail is about; shown in the log where mail is written to files. */
  link: string;
  /** Without brackets and host; left out, the mail server makes one. */
  messageId?: string;
  /** Address that ends mails of this kind by one POST (RFC 8058). */
  unsubscribe?: string;
  /** An appointment as an iCalendar file; a mail program offers to put it into the calendar, or to remove it. */
  calendar?: { isCancelled: boolean; text: string };
}

/** The mail server refuses a recipient for good: sending the mail again would end in the same way. */
export class RecipientRefusedError extends Error {
  override name = 'RecipientRefusedError';
  /** True where there is no such mailbox, so that it takes no other mail either. */
  readonly hasNoMailbox: boolean;

  constructor(message: string, hasNoMailbox: boolean) {
    super(message);
    this.hasNoMailbox = hasNoMailbox;
  }
}

export interface Mailer {
  /**
   * Hands one mail over for delivery; rejects when it could not be handed over, with RecipientRefusedError where it never
   * will be.
   */
  send(mail: Mail): Promise<void>;
  /** Deletes the mails to these addresses that are stored here; left out where none are. */
  forget?(addresses: readonly string[]): Promise<void>;
}
