import type { Theme } from '@emotion/react';
import { ThemeProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { inLook } from '@test/in-look';
import { styled, styledBy } from './styled';

const greyTheme = { vars: { palette: { divider: 'rgb(1, 2, 3)' } } } as Theme;
const redTheme = { vars: { palette: { divider: 'rgb(250, 0, 0)' } } } as Theme;

it('makes a style once for all elements that have it', () => {
  const style = jest.fn(() => ({ margin: 7 }));
  const Text = styled('p')(style);
  const { rerender } = render(
    [1, 2, 3].map((key) => <Text key={key}>{`Teks ${key}`}</Text>),
    inLook,
  );
  rerender([1, 2, 3, 4].map((key) => <Text key={key}>{`Teks ${key}`}</Text>));
  expect(screen.getByText('Teks 4')).toHaveStyle({ margin: '7px' });
  expect(style).toHaveBeenCalledTimes(1);
});

it('makes it anew for another theme', () => {
  const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.divider }));
  const inTheme = (theme: Theme) => (
    <ThemeProvider theme={theme}>
      <Text>Teks</Text>
    </ThemeProvider>
  );
  const { rerender } = render(inTheme(greyTheme));
  expect(screen.getByText('Teks')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  rerender(inTheme(redTheme));
  expect(screen.getByText('Teks')).toHaveStyle({ color: 'rgb(250, 0, 0)' });
});

it('makes it for each look, which does not reach the document', () => {
  const Text = styledBy<{ size?: 'small' | 'large'; wide?: boolean }>('size', 'wide')('p')(({ size, wide }) => ({
    width: wide ? '100%' : 'auto',
    fontSize: size === 'large' ? 20 : 10,
  }));
  render(
    <>
      <Text>Biasa</Text>
      <Text size="large">Besar</Text>
      <Text size="large" wide>
        Lebar
      </Text>
    </>,
    inLook,
  );
  expect(screen.getByText('Biasa')).toHaveStyle({ width: 'auto', fontSize: '10px' });
  expect(screen.getByText('Besar')).toHaveStyle({ width: 'auto', fontSize: '20px' });
  expect(screen.getByText('Lebar')).toHaveStyle({ width: '100%', fontSize: '20px' });
  expect(screen.getByText('Lebar').getAttributeNames()).toEqual(['class']);
});

it('adds to the style of what it is made of', () => {
  const Text = styled('p')({ margin: 7, padding: 3 });
  const Wide = styled(Text)({ margin: 9 });
  render(<Wide as="h2">Judul</Wide>, inLook);
  expect(screen.getByRole('heading', { name: 'Judul' })).toHaveStyle({ margin: '9px', padding: '3px' });
});
