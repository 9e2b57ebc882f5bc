import type { ComponentPropsWithRef, FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFormikContext } from 'formik';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS = ['text', 'email', 'password', 'tel', 'url', 'search']
  .map((type) => `input[name][type=${type}]:not([role=combobox])`)
  .concat('textarea[name]')
  .join(', ');

/**
 * Hands each text that was put into a control without an event to the control's own `onChange`: some password managers
 * do so. React writes its value to `defaultValue` as well, so the two differ only then.
 */
function takeSilentTexts(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<TextControl>(TEXT_CONTROLS)) {
    const { value, defaultValue, disabled, readOnly } = control;
    if (value === defaultValue || disabled || readOnly) continue;
    // React ignores an event without a change since the value that it saw last; it does not see the prototype's setter.
    control.value = defaultValue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/** Formik's form; it submits the texts that its controls show, also those that no event has reported. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onReset' | 'noValidate'>) {
  const { handleSubmit } = useFormikContext();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeSilentTexts(event.currentTarget);
    handleSubmit(event);
  };
  return <form {...props} noValidate onSubmit={submit} />;
}
