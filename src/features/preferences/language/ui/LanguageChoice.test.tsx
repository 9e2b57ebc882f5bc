import { screen } from '@testing-library/react';
import { storedLanguage } from '@/shared/lib/language';
import { renderApp } from '@test/render-app';
import { LanguageChoice } from './LanguageChoice';

it('shows the language, and says where another cannot be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = renderApp(<LanguageChoice />);
  expect(screen.getByRole('group', { name: 'Bahasa' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Indonesia', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Browser ini tidak dapat menyimpan pilihan bahasa.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Indonesia', pressed: true })).toBeVisible();
  expect(storedLanguage()).toBe('id');
});
