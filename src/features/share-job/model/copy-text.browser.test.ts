import { copyText } from './copy-text';

const TEXT = 'https://example.com/jobs/kasir';

function makeField(): HTMLInputElement {
  const field = document.createElement('input');
  field.value = TEXT;
  document.body.replaceChildren(field);
  return field;
}

const selection = (field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

/** jsdom has neither; each test says what the browser can do. */
function givenBrowser(clipboard: unknown, execCommand?: (command: string) => boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
}

it('puts the text on the clipboard, and leaves the field alone', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const field = makeField();
  givenBrowser({ writeText });
  await expect(copyText(field)).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith(TEXT);
  expect(document.activeElement).not.toBe(field);
});

const forbidden = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };

it.each([
  ['there is no clipboard', undefined],
  ['the clipboard is forbidden', forbidden],
])('has the browser copy what is selected when %s', async (_what, clipboard) => {
  const field = makeField();
  field.setSelectionRange(0, 0);
  let copied = '';
  givenBrowser(clipboard, (command) => {
    copied = `${command}: ${selection(field)}`;
    return true;
  });
  await expect(copyText(field)).resolves.toBe(true);
  expect(copied).toBe(`copy: ${TEXT}`);
});

it.each([
  ['refuses', () => false],
  ['knows no such command', undefined],
])('leaves the text selected, to be copied by hand, when the browser %s', async (_what, execCommand) => {
  const field = makeField();
  field.setSelectionRange(0, 0);
  givenBrowser(undefined, execCommand);
  await expect(copyText(field)).resolves.toBe(false);
  expect(document.activeElement).toBe(field);
  expect(selection(field)).toBe(TEXT);
});
