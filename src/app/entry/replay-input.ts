import { HYDRATED } from '@/shared/lib/async';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Sets a field's value as a key does: React, which watches the property, does not notice it. */
function setValue(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  // First as React would, so that what follows is a change to it.
  field.value = '';
  set?.call(field, value);
}

/** Repeats what was typed into a field, or chosen. */
function replayField(field: Field, value: string): void {
  if (isCheckable(field)) {
    field.checked = !field.checked;
    field.click();
  } else if (field.type === 'file') {
    // It has its files still, and no script may set them.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    setValue(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/**
 * Records what a visitor does before the app is hydrated: clicks on buttons, submitted forms, and what is typed. It is
 * replayed, in order, on `HYDRATED`, what was pressed again and again once. Links work by themselves.
 *
 * @param onFirstInput runs on the first input: the visitor is waiting
 */
export function replayInput(onFirstInput: () => void): void {
  const presses = new Map<HTMLElement, () => void>();
  const values = new Map<Field, string>();
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // Else the browser would submit a form, with what it holds in the address.
    event.preventDefault();
    event.stopPropagation();
    presses.set(button, () => button.click());
    onFirstInput();
  };
  const handleSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    presses.set(form, () => form.requestSubmit());
    onFirstInput();
  };
  const handleInput = ({ target }: Event) => {
    if (!isField(target)) return;
    // A checkbox that is back where it was has not changed.
    if (isCheckable(target) && values.has(target)) values.delete(target);
    else values.set(target, target.value);
    onFirstInput();
  };
  const handlers = { click: handleClick, submit: handleSubmit, input: handleInput };
  const handleHydrated = () => {
    for (const [type, handle] of Object.entries(handlers)) window.removeEventListener(type, handle, true);
    values.forEach((value, field) => field.isConnected && replayField(field, value));
    // A form has to render with what was typed before it is submitted.
    setTimeout(() => presses.forEach((press) => press()));
  };

  for (const [type, handle] of Object.entries(handlers)) window.addEventListener(type, handle, true);
  document.addEventListener(HYDRATED, handleHydrated, { once: true });
}
