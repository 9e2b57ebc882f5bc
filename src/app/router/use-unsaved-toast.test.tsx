import { act, screen } from '@testing-library/react';
import { writeEnded } from '@/shared/lib/device-storage';
import { renderApp } from '@test/render-app';
import { useUnsavedToast } from './use-unsaved-toast';

function Page() {
  useUnsavedToast();
  return null;
}

it.each([
  ['bookmarkedJobs', 'Bookmark'],
  ['searchHistory', 'Riwayat pencarian'],
  ['pendingReferences', 'Catatan tentang lamaran terakhir'],
  ['registration', 'Alamat email pendaftaran'],
  ['returnTo', 'Lowongan yang Anda tuju'],
])('says that %s could not be stored, once an episode', async (name, label) => {
  const { store, user } = renderApp(<Page />);
  const end = (isSaved: boolean) => act(async () => void store.dispatch(writeEnded({ name, isSaved })));
  await end(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await end(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${label} belum bisa disimpan: penyimpanan browser penuh atau diblokir.`,
  );
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await end(false);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await end(true);
  await end(false);
  expect(await screen.findByRole('alert')).toHaveTextContent(label);
});
