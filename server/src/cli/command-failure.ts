/** A command that failed. The message is one line, for the person who ran it. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}
