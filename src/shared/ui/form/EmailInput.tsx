import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { useEventCallback } from '@mui/material/utils';
import { suggestEmail } from './suggest-email';
import { texts } from './texts';
import { TextInput } from './TextInput';

interface EmailInputProps {
  name: string;
  label: string;
}

/** The question about a likely typing error; undefined without one. */
function questionOf(typed: string): string | undefined {
  const suggestion = suggestEmail(typed);
  return suggestion === null ? undefined : texts.emailQuestion(suggestion);
}

/**
 * An e-mail address that must be filled in, bound to Formik. A likely typing error, such as "gmail.con", is a question:
 * it holds the first submission, and a second one with the same address is sent.
 */
export function EmailInput({ name, label }: EmailInputProps) {
  const { registerField, unregisterField, getFieldMeta, isSubmitting } = useFormikContext();
  const { value, error, touched } = getFieldMeta<string>(name);
  const held = useRef<string | null>(null);
  const wasSubmitting = useRef(false);
  const question = questionOf(value);
  const suggestion = touched ? suggestEmail(value) : null;

  const validate = useEventCallback((typed: string) => (held.current === typed.trim() ? undefined : questionOf(typed)));
  useEffect(() => {
    registerField(name, { validate });
    return () => unregisterField(name);
  }, [name, registerField, unregisterField, validate]);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && question !== undefined && error === question) {
      held.current = value.trim();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, question, error, value]);

  return (
    <TextInput
      name={name}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      helperText={suggestion === null ? undefined : question}
      suggestions={suggestion === null ? [] : [{ value: suggestion, label: suggestion }]}
    />
  );
}
