import { act, fireEvent, render, screen } from '@testing-library/react';
import { inTheme } from '@test/in-theme';
import { ResultDialog } from './ResultDialog';

function open() {
  const onAcknowledge = jest.fn();
  render(<ResultDialog outcome="failure" title="Gagal" actionLabel="Tutup" onAcknowledge={onAcknowledge} />, inTheme);
  const beside = screen.getByRole('dialog').parentElement ?? document.body;
  const pressBeside = () => {
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
  };
  return { onAcknowledge, pressBeside };
}

afterEach(() => jest.useRealTimers());

it('stays through the second click of the double click that opened it', () => {
  jest.useFakeTimers();
  const { onAcknowledge, pressBeside } = open();
  act(() => jest.advanceTimersByTime(300));
  pressBeside();
  expect(onAcknowledge).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  pressBeside();
  expect(onAcknowledge).toHaveBeenCalledTimes(1);
});

it('closes by its button and by Escape at once', () => {
  const { onAcknowledge } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onAcknowledge).toHaveBeenCalledTimes(2);
});
