import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** Whether the focus is in use outside of the form, as in a popup about the submission. */
const isFocusElsewhere = (form: HTMLFormElement): boolean => {
  const focused = document.activeElement;
  return focused !== null && !focused.contains(form) && !form.contains(focused);
};

/**
 * After a submission, moves the focus to the first wrong field of the form it stands in; without one, back to the
 * submit button, which lost it while it was disabled, or to the first field while it still is.
 */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid, status } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const form = marker.current?.closest('form');
    if (!form || isFocusElsewhere(form)) return;
    const target =
      form.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.querySelector<HTMLElement>('[type="submit"]:enabled') ??
      form.querySelector('input');
    target?.focus();
  }, [submitCount, isSubmitting, isValid, status]);

  return <span ref={marker} hidden />;
}
