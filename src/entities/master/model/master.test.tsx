import { idByName, toId, toOptions } from './master';
import type { MasterList } from './master';
import { screen, waitFor } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { useMasterOptions } from './use-master-options';

describe('master', () => {
  const ITEMS = [
    { id: 3, name: 'Jawa Tengah' },
    { id: 'x9', name: 'Bali' },
  ];

  it('offers the items in the provider’s order, by their ids as text', () => {
    expect(toOptions(ITEMS)).toEqual([
      { value: '3', label: 'Jawa Tengah' },
      { value: 'x9', label: 'Bali' },
    ]);
  });

  it('gives an id back as it came: from the list, from the record, or as it was typed', () => {
    expect(toId(ITEMS, '3')).toBe(3);
    expect(toId(ITEMS, 'x9')).toBe('x9');
    expect(toId([], '7', { id: 7, name: null })).toBe(7);
    expect(toId(ITEMS, '8', { id: 7, name: null })).toBe('8');
    expect(toId(ITEMS, '8', null)).toBe('8');
  });

  it('finds an id by its name, whatever its case and spaces', () => {
    expect(idByName(ITEMS, ' jawa  TENGAH')).toBe('3');
    expect(idByName(ITEMS, 'Jawa')).toBe('');
    expect(idByName(ITEMS, undefined)).toBe('');
  });
});

describe('useMasterOptions', () => {
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

  it('has ids as text in its options, and sends them back as they came', () => {
    const items = [
      { id: 7, name: 'S1' },
      { id: 'x', name: 'S2' },
    ];
    expect(toOptions(items)).toEqual([
      { value: '7', label: 'S1' },
      { value: 'x', label: 'S2' },
    ]);
    expect(['7', 'x', '8'].map((value) => toId(items, value))).toEqual([7, 'x', '8']);
  });
});
