import { fireEvent, waitFor, within } from '@testing-library/react';

/** Closes the toast that is shown, so that the next one need not wait for its three seconds. */
export async function dismissToast(text: string): Promise<void> {
  const toast = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-toast]')].find(({ textContent }) =>
      textContent.includes(text),
    );
    if (!found) throw new Error(`No toast says: ${text}`);
    return found;
  });
  fireEvent.click(within(toast).getByLabelText('Tutup'));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}
