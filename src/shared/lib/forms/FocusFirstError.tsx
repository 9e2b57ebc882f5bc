import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

/** True when the focus is in use outside of the form, as in a popup about the submission. */
const isFocusElsewhere = (form: HTMLFormElement): boolean => {
  const focused = document.activeElement;
  return focused !== null && !focused.contains(form) && !form.contains(focused);
};

/**
 * After a submission, moves the focus to the first wrong field of the form around it; without one, back to the
 * submit button, which lost it while it was disabled, or to the first field while it still is; also in a form that is
 * reset once its submission has succeeded.
 */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid, status } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(0);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (isSubmitting) {
      wasSubmitting.current = true;
      return;
    }
    // A form that is reset has no submission again.
    if (submitCount === handled.current && !wasSubmitting.current) return;
    handled.current = submitCount;
    wasSubmitting.current = false;
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
