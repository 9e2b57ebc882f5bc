import { render, screen } from '@testing-library/react';
import { inLook } from '@test/in-look';
import { ProgressBar } from './ProgressBar';

const draw = (percent: number | undefined) => {
  render(<ProgressBar labelledBy="title" percent={percent} />, inLook);
  return screen.getByRole('progressbar');
};

it('is hollow where nothing is reached, within a line that shows how long it is', () => {
  const { backgroundColor, boxShadow } = getComputedStyle(draw(0));
  expect(backgroundColor).toMatch(/^(transparent|rgba\(0, 0, 0, 0\))$/);
  expect(boxShadow).toBe('inset 0 0 0 1px var(--mui-palette-controlLine)');
});

it('says how far it has come', () => {
  expect(draw(45)).toHaveAttribute('aria-valuenow', '45');
});

it('says no figure while none is known', () => {
  expect(draw(undefined)).not.toHaveAttribute('aria-valuenow');
});
