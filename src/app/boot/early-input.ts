/** What tells that the page answers by itself from now on. */
export const HYDRATED = 'titian:hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Writes a text into a field as a key does: a framework that watches the property does not hear of it. */
function write(field: Field, text: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  // First as the framework would, so that what follows is a change to it.
  field.value = '';
  set?.call(field, text);
}

/** Has a field say again what was typed into it, or chosen. */
function say(field: Field, text: string): void {
  if (isSwitch(field)) {
    field.checked = !field.checked;
    field.click();
  } else {
    write(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
}

/**
 * Holds on to what a visitor does before the page can answer: presses of buttons, sent forms, and what is typed. As soon
 * as `HYDRATED` tells that it can, all of it happens again, in order. Links lead on by themselves.
 *
 * @param onFirst runs with the first of them: somebody waits
 */
export function keepEarlyInput(onFirst: () => void): void {
  const presses: (() => void)[] = [];
  const texts = new Map<Field, string>();
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // Else a form would be sent by the browser, with what it holds in the address.
    event.preventDefault();
    event.stopPropagation();
    presses.push(() => button.click());
    onFirst();
  };
  const handleSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(() => form.requestSubmit());
    onFirst();
  };
  const handleInput = ({ target }: Event) => {
    if (!isField(target)) return;
    // A switch that is back where it was says nothing.
    if (isSwitch(target) && texts.has(target)) texts.delete(target);
    else texts.set(target, target.value);
    onFirst();
  };
  const handlers = { click: handleClick, submit: handleSubmit, input: handleInput };
  const handleHydrated = () => {
    for (const [type, handle] of Object.entries(handlers)) window.removeEventListener(type, handle, true);
    texts.forEach((text, field) => field.isConnected && say(field, text));
    // A form that has just heard what was typed has to draw itself before it knows of it.
    setTimeout(() => presses.forEach((press) => press()));
  };

  for (const [type, handle] of Object.entries(handlers)) window.addEventListener(type, handle, true);
  document.addEventListener(HYDRATED, handleHydrated, { once: true });
}
