import { screen } from '@testing-library/react';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { ApplicationPage } from './ApplicationPage';

let isChunkThere = false;

jest.mock('./ApplicationDetails', () => ({
  get ApplicationDetails() {
    if (!isChunkThere) throw new Error('Loading chunk 7 failed.');
    return jest.requireActual<{ ApplicationDetails: unknown }>('./ApplicationDetails').ApplicationDetails;
  },
}));

it('offers to try again where the steps cannot be fetched', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  given('get', 'job-application/application-status/', [makeApplicationDto()]);
  const { user } = renderApp(<ApplicationPage />, { path: '/application', preloaded: signedInState() });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Rincian lamaran ini belum bisa ditampilkan.');
  expect(log).toHaveBeenCalled();
  log.mockRestore();

  isChunkThere = true;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('button', { name: /^Tahap 1 dari 8/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
