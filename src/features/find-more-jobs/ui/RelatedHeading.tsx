import { texts } from '../texts';

interface RelatedHeadingProps {
  /** How many match elsewhere than in the title, on all pages. */
  count: number;
  /** Words that the search did without. */
  dropped: readonly string[];
}

/** "Juga cocok (n)", in the list where the title matches end. Specification 4, section 2. */
export function RelatedHeading({ count, dropped }: RelatedHeadingProps) {
  return (
    <>
      <h2>{texts.related(count)}</h2>
      {dropped.length > 0 && <p>{texts.without(dropped.join(', '))}</p>}
    </>
  );
}
