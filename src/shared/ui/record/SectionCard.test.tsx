import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { SectionCard } from './SectionCard';

/** A section whose records could not be had. */
function openFailed(error: unknown) {
  jest.spyOn(console, 'error').mockImplementation();
  const query = { error, isError: true, isFetching: false, refetch: () => undefined };
  renderApp(
    <SectionCard title="Portofolio" query={query} emptyText="Belum ada." isEmpty={() => true}>
      {() => null}
    </SectionCard>,
  );
  return screen.getByRole('alert');
}

afterEach(() => jest.restoreAllMocks());

it("says why it could not be loaded, in the provider's words", () => {
  const error = { kind: 'http', status: 403, message: 'Profil dikunci.', fieldErrors: {} };
  expect(openFailed(error)).toHaveTextContent('Bagian ini tidak dapat dimuat.Profil dikunci.');
});

it('blames the connection where no answer came', () => {
  const error = { kind: 'network', fieldErrors: {} };
  expect(openFailed(error)).toHaveTextContent('Periksa koneksi internet Anda, lalu coba lagi.');
});
