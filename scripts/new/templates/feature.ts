interface FeatureNames {
  kebab: string;
  pascal: string;
  title: string;
  /** The title in English. */
  words: string;
}

/** The files of a feature, by their paths from the root. */
export const featureFiles = ({ kebab, pascal, title, words }: FeatureNames): Record<string, string> => ({
  [`src/features/${kebab}/index.ts`]: `export { ${pascal}Button } from './ui/${pascal}Button';\n`,

  [`src/features/${kebab}/texts.ts`]: `import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/${kebab}', {
  title: '${title}',
  question: '${title}?',
  cancel: 'Batal',
});
`,

  [`src/features/${kebab}/texts.en.ts`]: `import type { texts } from './texts';

export const english = {
  title: '${words}',
  question: '${words}?',
  cancel: 'Cancel',
} satisfies typeof texts;
`,

  [`src/features/${kebab}/ui/${pascal}Button.tsx`]: `import { useState } from 'react';
import Button from '@mui/material/Button';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const ${pascal}Dialog = lazyDialog(async () => (await import('./${pascal}Dialog')).${pascal}Dialog);

/** Opens the dialog "${title}". */
export function ${pascal}Button() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && <${pascal}Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
`,

  [`src/features/${kebab}/ui/${pascal}Dialog.tsx`]: `import Button from '@mui/material/Button';
import { DialogActions, DialogContent, ModalDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

interface ${pascal}DialogProps {
  onClose: () => void;
}

/** The dialog "${title}". */
export function ${pascal}Dialog({ onClose }: ${pascal}DialogProps) {
  return (
    <ModalDialog title={texts.title} maxWidth="xs" onClose={onClose}>
      <DialogContent>{texts.question}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </ModalDialog>
  );
}
`,

  [`src/features/${kebab}/ui/${pascal}Button.test.tsx`]: `import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { ${pascal}Button } from './${pascal}Button';

it('opens a dialog, which Batal closes', async () => {
  const { user } = renderApp(<${pascal}Button />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '${title}' }));
  const dialog = await screen.findByRole('dialog', { name: '${title}' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
`,
});
