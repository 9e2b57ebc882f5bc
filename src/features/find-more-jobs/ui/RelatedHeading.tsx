import { texts } from '../texts';

interface RelatedHeadingProps {
  /** How many follow, on all pages; null for no heading, where no title matches. */
  count: number | null;
  /** True after new jobs: those that match in the title are among the others then. */
  isAfterNew: boolean;
  /** Words that the search did without. */
  dropped: readonly string[];
}

/** "Juga cocok (n)", in the list where the title matches or the new jobs end. Specification 4, section 2. */
export function RelatedHeading({ count, isAfterNew, dropped }: RelatedHeadingProps) {
  return (
    <>
      {count !== null && <h2>{isAfterNew ? texts.notNew(count) : texts.related(count)}</h2>}
      {dropped.length > 0 && <p>{texts.without(dropped.join(', '))}</p>}
    </>
  );
}
