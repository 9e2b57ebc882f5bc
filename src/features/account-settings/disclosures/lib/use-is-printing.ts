import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True when the page is being printed: what is folded away on screen is then shown, since nobody can unfold it on paper.
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
