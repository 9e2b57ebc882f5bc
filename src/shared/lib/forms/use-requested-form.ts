import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'form';

/** The query of an address that opens a form on its page, beside other parameters. */
export const formQuery = (form: string, others: Record<string, string> = {}): string =>
  new URLSearchParams({ ...others, [PARAMETER]: form }).toString();

/**
 * Opens the form that the address requests, once, and removes it from the address, so that reloading or going back does
 * not open it again.
 *
 * @param form the form's name, as it names itself to its drafts
 * @param open opens it
 * @param isReady whether what the form needs is there
 */
export function useRequestedForm(form: string, open: () => void, isReady = true): void {
  const [parameters, setParameters] = useSearchParams();
  const isRequested = isReady && parameters.get(PARAMETER) === form;
  const openRequested = useEffectEvent(() => {
    open();
    setParameters(
      (present) => {
        const left = new URLSearchParams(present);
        left.delete(PARAMETER);
        return left;
      },
      { replace: true, state: { keepScroll: true } },
    );
  });
  useEffect(() => {
    if (isRequested) openRequested();
  }, [isRequested]);
}
