import type { MasterList } from './master.api';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { useMasterOptions } from './use-master-options';

function List({ list }: { list: MasterList | null }) {
  const { items, input } = useMasterOptions(list);
  return (
    <>
      <p>{input.options.map(({ value, label }) => `${value}=${label}`).join(' ') || 'kosong'}</p>
      <p>{`${items.length} ${input.loading ? 'memuat' : 'selesai'}`}</p>
      {input.failed && <button onClick={input.onRetry}>Lagi</button>}
    </>
  );
}

const show = (list: MasterList | null) => renderApp(<List list={list} />, { preloaded: signedInState() });

/** As it was sent: a parsed address would have lost a question mark that nothing follows. */
const addressOf = (url: string): string => url.slice(url.indexOf('/api/v1') + '/api/v1'.length);

const MAJOR = { list: 'education-major', educationLevel: 7 } as const;

afterEach(() => jest.restoreAllMocks());

it.each<[MasterList, string]>([
  [{ list: 'language' }, '/master/language/'],
  [{ list: 'city', location: 34 }, '/master/city/?location=34'],
  [{ list: 'city', location: undefined }, '/master/city/'],
  [{ list: 'education', educationLevel: '7' }, '/master/education/?educationLevel=7'],
  [MAJOR, '/master/education-major/?educationLevel=7'],
])('requests %o', async (list, address) => {
  const requests = given('get', `master/${list.list}/`, [{ id: 1, name: 'Satu' }]);
  show(list);
  expect(await screen.findByText('1=Satu')).toBeVisible();
  expect(requests.map(({ url }) => addressOf(url))).toEqual([address]);
});

it('requests nothing while it is not known which list is wanted', () => {
  show(null);
  expect(screen.getByText('0 selesai')).toBeVisible();
});

it('is empty when the list fails, logs that, and has it when it is requested again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenFailure('get', 'master/education-major/', 500);
  const { user } = show(MAJOR);
  const retry = await screen.findByRole('button', { name: 'Lagi' });
  expect(screen.getByText('kosong')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('master list'), expect.anything()));
  given('get', 'master/education-major/', [{ id: 1, name: 'Statistika' }]);
  await user.click(retry);
  expect(await screen.findByText('1=Statistika')).toBeVisible();
});
