import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { RecordSection } from './RecordSection';

/** A section whose records could not be fetched. */
function openFailed(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation();
  renderApp(
    <RecordSection
      title="Portofolio"
      form="portfolio"
      query={{ error, isError: true, isFetching: false, refetch: () => undefined }}
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

it('blames the connection where no response came', () => {
  const error = { kind: 'network', fieldErrors: {} };
  expect(openFailed(error)).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
});
