import type { MouseEvent } from 'react';
import Link from '@mui/material/Link';
import { texts } from '../texts';

const CONTENT_ID = 'isi';

/** Lets the keyboard pass over the navbar; to be seen only while it has the focus. */
export function SkipLink() {
  // Not left to the browser: a fragment in the address would be one more page in the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content = document.getElementById(CONTENT_ID);
    content?.focus();
    content?.scrollIntoView();
  };
  return (
    <Link href={`#${CONTENT_ID}`} underline="hover" className="nav-skip" onClick={skip}>
      {texts.skip}
    </Link>
  );
}
