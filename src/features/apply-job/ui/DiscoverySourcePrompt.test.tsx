import { screen, waitFor } from '@testing-library/react';
import { storedDrafts } from '@test/drafts';
import { renderApp, signedInState } from '@test/render-app';
import { DiscoverySourcePrompt } from './DiscoverySourcePrompt';

const save = jest.fn<Promise<void>, [string]>();

const ask = (job = 'job-1') =>
  renderApp(<DiscoverySourcePrompt job={job} onSave={save} onSaved={() => undefined} onLeave={() => undefined} />, {
    preloaded: signedInState(),
  });

const disnaker = () => screen.getByRole('radio', { name: 'Disnaker' });

beforeEach(() => save.mockReset().mockResolvedValue());

it('starts with the fact that the application was sent', () => {
  ask();
  const dialog = screen.getByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
  expect(dialog).toHaveTextContent(/^Lamaran Anda sudah terkirim\.Dari mana/);
  expect(dialog).toHaveAccessibleDescription('Lamaran Anda sudah terkirim.');
});

it('does not repeat it when the candidate opens the question later', () => {
  renderApp(
    <DiscoverySourcePrompt job="job-1" onSave={save} onSaved={jest.fn()} onLeave={jest.fn()} hasCloseButton />,
    {
      preloaded: signedInState(),
    },
  );
  expect(screen.getByRole('dialog')).not.toHaveTextContent('terkirim');
});

it('has the choice again that was not sent, of this job alone, until it is', async () => {
  const first = ask();
  await first.user.click(disnaker());
  first.unmount();
  const other = ask('job-2');
  expect(disnaker()).not.toBeChecked();
  other.unmount();

  const { user } = ask();
  expect(screen.getByRole('status')).toHaveTextContent('Draf dipulihkan');
  expect(disnaker()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith('disnaker'));
  await waitFor(() => expect(storedDrafts()).toBe(''));
});

it('sends no source that a draft has made up', async () => {
  localStorage.setItem(
    'titian:draft:candidate-candidate-1:discovery-source:job-1:x',
    JSON.stringify({ version: 1, savedAt: Date.now(), values: { ref: 'lain' } }),
  );
  const { user } = ask();
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  const group = screen.getByRole('radiogroup');
  await waitFor(() => expect(group).toHaveAccessibleDescription('Anda harus memilih referensi!'));
  expect(save).not.toHaveBeenCalled();
});
