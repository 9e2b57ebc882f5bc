import { logFailure } from '@/shared/lib/logging';
import { whenIdle } from '@/shared/lib/pieces';

/**
 * Fetches what dialogs are made of, and runs it, once the browser has nothing else to do: for a page whose every button
 * opens one. Where it cannot be had, a dialog asks for it again.
 *
 * @returns calls it off
 */
export function prepareDialogs(): () => void {
  const prepare = async () => {
    try {
      const { runDialogParts } = await import('./dialog-parts');
      await runDialogParts();
    } catch (error) {
      logFailure('what dialogs are made of could not be fetched', error);
    }
  };
  return whenIdle(() => void prepare());
}
