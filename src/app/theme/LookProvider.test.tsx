import { useTheme as useEmotionTheme } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { render, renderHook, screen } from '@testing-library/react';
import { LookProvider } from './LookProvider';
import { theme } from './theme';

it('gives the theme to Material UI and to Emotion', () => {
  const { result } = renderHook(() => [useTheme(), useEmotionTheme()], { wrapper: LookProvider });
  expect(result.current).toEqual([theme, theme]);
  const asked = jest.spyOn(window, 'matchMedia');
  renderHook(() => useMediaQuery((given) => given.breakpoints.up('md')), { wrapper: LookProvider });
  expect(asked).toHaveBeenCalledWith('(min-width:900px)');
});

it("gives components the theme's own defaults and Indonesian texts", () => {
  render(
    <LookProvider>
      <Card data-testid="card" />
      <Button variant="contained">Simpan</Button>
      <Alert onClose={() => undefined}>Tersimpan</Alert>
    </LookProvider>,
  );
  expect(screen.getByTestId('card')).toHaveClass('MuiPaper-outlined');
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveClass('MuiButton-disableElevation');
  expect(screen.getByRole('button', { name: 'Tutup' })).toBeInTheDocument();
});
