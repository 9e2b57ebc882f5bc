import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** After a submission that failed, moves the focus to the first wrong field of the form it stands in. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid, status } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValid, status]);

  return <span ref={marker} hidden />;
}
