/** The package has no types. */
declare module '@jsonresume/schema' {
  /** Calls back with what is wrong, or null. */
  export function validate(resume: unknown, callback: (errors: unknown) => void): void;
}
