import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { act, renderHook } from '@testing-library/react';
import { describeOutcome } from './describe-outcome';
import { lockRequests, useSecondsLeft } from './request-lock';

describe('outcome', () => {
  const SAME = 'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar';
  const error = (kind: string, status?: number, message?: string) => ({ kind, status, message, fieldErrors: {} });

  it('says where to look after a success', () => {
    expect(describeOutcome({ succeeded: true })).toEqual({
      title: 'Berhasil Reset Password!',
      sentences: ['Periksa email Anda untuk tautan reset password, dan pastikan email itu benar-benar dari Titian.'],
    });
  });

  it.each([
    ['a refusal', error('http', 404, 'Tidak ada'), [SAME]],
    ['an exception', new Error('x'), [SAME]],
    ['no connection', error('network'), [SAME, 'Jika koneksi internet Anda terputus, sambungkan lalu coba lagi.']],
    ['too many tries', error('http', 429, 'Tunggu sebentar.'), [SAME, 'Tunggu sebentar.']],
    ['too many tries, without a word', error('http', 429), [SAME]],
  ])('counts %s as not registered, and adds what else it may be', (_what, cause, sentences) => {
    expect(describeOutcome({ succeeded: false, error: cause })).toEqual({
      title: 'Email Anda Tidak Terdaftar! ',
      sentences,
    });
  });
});

describe('request lock', () => {
  const NOW = new Date('2026-11-22T03:00:00Z').getTime();

  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  const show = () => renderHook(useSecondsLeft);
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('is open at first', () => {
    expect(show().result.current).toBe(0);
  });

  it('locks at once, in every component, and counts sixty seconds down', () => {
    const [one, other] = [show(), show()];
    act(lockRequests);
    expect([one.result.current, other.result.current]).toEqual([60, 60]);
    pass(1000);
    expect([one.result.current, other.result.current]).toEqual([59, 59]);
    pass(58_000);
    expect(one.result.current).toBe(1);
    pass(1000);
    expect([one.result.current, other.result.current]).toEqual([0, 0]);
  });

  it('shows each second at most a quarter late', () => {
    const { result } = show();
    pass(100);
    act(lockRequests);
    pass(1250);
    expect(result.current).toBe(59);
  });

  it('stays locked while no form is shown', () => {
    const { unmount } = show();
    act(lockRequests);
    unmount();
    jest.advanceTimersByTime(20_000);
    expect(show().result.current).toBe(40);
  });

  it('counts the time that a tab slept', () => {
    const { result } = show();
    act(lockRequests);
    jest.setSystemTime(NOW + 50 * 60_000);
    pass(1000);
    expect(result.current).toBe(0);
  });

  it('does not stay locked when the clock is set back', () => {
    act(lockRequests);
    jest.setSystemTime(NOW - 60 * 60_000);
    expect(show().result.current).toBe(0);
  });

  it('stops its clock when no form is shown', () => {
    const [one, other] = [show(), show()];
    one.unmount();
    expect(jest.getTimerCount()).toBe(1);
    other.unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is open in a page that the build renders', () => {
    act(lockRequests);
    expect(renderToString(createElement(() => String(useSecondsLeft())))).toBe('0');
  });
});
