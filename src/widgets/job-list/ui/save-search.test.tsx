import { screen, waitFor, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDto } from '@test/dto/job';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, untilCallsSeen } from '@test/server';
import { JobList } from './JobList';

const BUTTON = 'Simpan pencarian';

async function open(path: string, preloaded = signedInState()) {
  given('get', 'job/list/', [makeJobDto({ id: 1, title: 'Kasir', workingType: 'parttime' })]);
  const { user } = renderApp(<JobList />, { path, preloaded });
  await screen.findAllByRole('article');
  // The form fetches a chunk once it is used, which has the button.
  await user.click(screen.getByRole('searchbox', { name: /Cari|Search/ }));
  return user;
}

it('saves the search of the list under the name that it proposes', async () => {
  givenCapabilities('savedSearches');
  const user = await open('/jobs?search=kasir&type=parttime&sort=oldest&page=2');
  const saved = given('post', 'candidate/saved-search/', {});
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = await screen.findByRole('dialog', { name: BUTTON });
  expect(within(dialog).getByRole('textbox', { name: 'Nama' })).toHaveValue('kasir');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: /^Pencarian disimpan/ })).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'kasir', query: 'search=kasir&type=parttime', queryVersion: 1, alert: 'daily' },
  ]);
});

it('offers to save the search of a link below its jobs, and in the form once that is used', async () => {
  givenCapabilities('savedSearches');
  given('get', 'job/list/', [makeJobDto({ id: 1, title: 'Kasir' })]);
  const { user } = renderApp(<JobList />, { path: '/jobs?search=kasir', preloaded: signedInState() });
  const button = await screen.findByRole('button', { name: BUTTON });
  const isAfter = (other: HTMLElement) =>
    Boolean(
      other.compareDocumentPosition(screen.getByRole('button', { name: BUTTON })) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect(isAfter(screen.getByRole('article'))).toBe(true);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: BUTTON })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await user.click(await screen.findByRole('searchbox', { name: /Cari|Search/ }));
  await waitFor(() => expect(isAfter(screen.getByRole('article'))).toBe(false));
});

it('says in the form that there are too many', async () => {
  givenCapabilities('savedSearches');
  const user = await open('/jobs?search=kasir');
  givenFailure('post', 'candidate/saved-search/', 409, { statusCode: 4006, message: 'Sudah 20 pencarian.' });
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  const dialog = await screen.findByRole('dialog', { name: BUTTON });
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sudah 20 pencarian.');
});

it('leads a visitor to an account', async () => {
  givenCapabilities('savedSearches');
  const user = await open('/jobs?search=kasir', {});
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  expect(screen.queryByRole('dialog', { name: BUTTON })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: BUTTON })).toBeDisabled();
});

it.each([
  ['every job is listed', '/jobs', 'savedSearches'],
  ['the provider saves no searches', '/jobs?search=kasir', 'bookmarks'],
] as const)('offers nothing where %s', async (_when, path, capability) => {
  givenCapabilities(capability);
  await open(path);
  await untilCallsSeen();
  expect(screen.queryByRole('button', { name: BUTTON })).not.toBeInTheDocument();
});
