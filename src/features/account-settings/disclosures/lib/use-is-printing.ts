import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the page is being printed: collapsed content is then shown, since it cannot be expanded on paper.
 * Visual differences belong to the stylesheet (`app/theme/print-rules.ts`).
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is once the event has been handled.
    const handleBegin = () => flushSync(() => setPrinting(true));
    const handleEnd = () => setPrinting(false);
    window.addEventListener('beforeprint', handleBegin);
    window.addEventListener('afterprint', handleEnd);
    return () => {
      window.removeEventListener('beforeprint', handleBegin);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, []);
  return isPrinting;
}
