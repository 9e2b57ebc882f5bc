import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { RecordSection } from './RecordSection';

/** A section whose records could not be fetched. */
function openFailed(error: unknown, refetch = jest.fn()) {
  jest.spyOn(console, 'error').mockImplementation();
  renderApp(
    <RecordSection
      title="Portofolio"
      form="portfolio"
      query={{ error, isError: true, isFetching: false, refetch }}
      emptyText="Belum ada."
      nameOf={() => ''}
      renderItem={() => null}
      renderModal={() => null}
      onDelete={() => Promise.resolve(null)}
    />,
  );
  return screen.getByRole('alert');
}

afterEach(() => jest.restoreAllMocks());

it("says why it could not be loaded, in the provider's words", () => {
  const error = { kind: 'http', status: 403, message: 'Profil dikunci.', fieldErrors: {} };
  expect(openFailed(error)).toHaveTextContent('Bagian ini tidak dapat dimuat.Profil dikunci.');
  expect(screen.queryByText('Belum ada.')).not.toBeInTheDocument();
});

it('blames the connection where no response came, and fetches the list again on request', () => {
  const error = { kind: 'network', fieldErrors: {} };
  const refetch = jest.fn();
  expect(openFailed(error, refetch)).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
