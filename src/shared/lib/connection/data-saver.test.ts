/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { DATA_SAVER_COOKIE, holdImages, savesData, showImages, useImagesWait } from '.';

function givenDevice(saveData: boolean | undefined) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
}

afterEach(() => {
  document.cookie = `${DATA_SAVER_COOKIE}=; Max-Age=0`;
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset.imagesWait;
});

it('goes by the device where nothing was chosen', () => {
  expect(savesData()).toBe(false);
  givenDevice(true);
  expect(savesData()).toBe(true);
  givenDevice(undefined);
  expect(savesData()).toBe(false);
});

it('goes by the choice, whatever the device says, and by no other value of the cookie', () => {
  givenDevice(true);
  document.cookie = `${DATA_SAVER_COOKIE}=off`;
  expect(savesData()).toBe(false);
  givenDevice(false);
  document.cookie = `${DATA_SAVER_COOKIE}=on`;
  expect(savesData()).toBe(true);
  document.cookie = `${DATA_SAVER_COOKIE}=once`;
  expect(savesData()).toBe(false);
});

it('holds images back until they are requested', () => {
  givenDevice(true);
  const { result } = renderHook(useImagesWait);
  expect(result.current).toBe(false);
  act(holdImages);
  expect(result.current).toBe(true);
  act(showImages);
  expect(result.current).toBe(false);
});

it('has no image wait for the first paint alone', () => {
  const { result } = renderHook(useImagesWait);
  act(holdImages);
  expect(result.current).toBe(false);
});
