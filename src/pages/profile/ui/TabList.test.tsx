import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '@/app/theme';
import { TabList } from './TabList';

const TABS = ['Satu', 'Dua', 'Tiga'].map((label) => ({ value: label.toLowerCase(), label }));

function Page() {
  const [value, setValue] = useState('dua');
  return (
    <ThemeProvider theme={theme}>
      <a href="/sebelum">Sebelum</a>
      <TabList label="Bagian" tabs={TABS} value={value} panelId="isi" onChoose={setValue} />
      <a href="/sesudah">Sesudah</a>
    </ThemeProvider>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('is one stop of the Tab key, at the chosen tab, also after an arrow has led elsewhere', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.tab();
  expect(tab('Dua')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Satu')).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Sesudah')).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Dua')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('Sebelum')).toHaveFocus();
});

it('leads around by arrows, to either end by Home and End, and chooses nothing by itself', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(tab('Dua'));
  for (const [key, goal] of [
    ['ArrowRight', 'Tiga'],
    ['ArrowRight', 'Satu'],
    ['ArrowLeft', 'Tiga'],
    ['Home', 'Satu'],
    ['End', 'Tiga'],
    ['ArrowDown', 'Tiga'],
    ['Control>}{ArrowLeft}{/Control', 'Tiga'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(goal)).toHaveFocus();
  }
  expect(chosen()).toBe('Dua');
});

it.each([['{Enter}'], [' ']])('chooses by %j, and by a click', async (key) => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(tab('Dua'));
  await user.keyboard(`{ArrowRight}${key}`);
  expect(chosen()).toBe('Tiga');
  await user.click(tab('Satu'));
  expect(chosen()).toBe('Satu');
  expect(tab('Satu')).toHaveAttribute('aria-controls', 'isi');
});
