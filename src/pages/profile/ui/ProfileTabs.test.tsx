import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import type { ProfileTab } from '../model/profile-tabs';
import { ProfileTabs } from './ProfileTabs';

/** A screen on which the tabs have room. */
beforeEach(() => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));
});

afterEach(() => jest.restoreAllMocks());

function Page() {
  const [value, setValue] = useState<ProfileTab>('latar-belakang');
  return (
    <>
      <a href="/sebelum">Sebelum</a>
      <ProfileTabs value={value} onChoose={setValue} />
      <a href="/sesudah">Sesudah</a>
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('is one stop of the Tab key, at the chosen tab', async () => {
  const { user } = renderApp(<Page />);
  await user.tab();
  await user.tab();
  expect(tab('Latar Belakang')).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Sesudah')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Latar Belakang')).toHaveFocus();
});

it('leads around by arrows, to either end by Home and End, and chooses nothing by itself', async () => {
  const { user } = renderApp(<Page />);
  await user.click(tab('Latar Belakang'));
  for (const [key, goal] of [
    ['ArrowRight', 'Minat & Preferensi'],
    ['End', 'CV & Portofolio'],
    ['ArrowRight', 'Informasi Pribadi'],
    ['ArrowLeft', 'CV & Portofolio'],
    ['Home', 'Informasi Pribadi'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(goal)).toHaveFocus();
  }
  expect(chosen()).toBe('Latar Belakang');
});

it.each([['{Enter}'], [' ']])('chooses by %j, and by a click', async (key) => {
  const { user } = renderApp(<Page />);
  await user.click(tab('Latar Belakang'));
  await user.keyboard(`{ArrowRight}${key}`);
  expect(chosen()).toBe('Minat & Preferensi');
  await user.click(tab('Informasi Pribadi'));
  expect(chosen()).toBe('Informasi Pribadi');
});
