/** Long enough for every browser to start reading the file. */
const KEEP_MS = 60_000;

/**
 * Hands a file to the browser's downloads.
 *
 * @param name file name with its ending
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
