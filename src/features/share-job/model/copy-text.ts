/**
 * Puts a field's text on the clipboard.
 *
 * @param field stays selected where the clipboard cannot be written to, so that the text can be copied by hand
 * @returns whether the text was copied
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // No clipboard without https, and none where the browser's owner or an in-app browser forbids it.
  }
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
