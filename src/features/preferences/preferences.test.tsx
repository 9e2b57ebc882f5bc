import { screen } from '@testing-library/react';
import { renderApp } from '@test/render-app';
import { DATA_SAVER_COOKIE, EMPTY_IMAGE } from '@/shared/lib/connection';
import { RemoteImage } from '@/shared/ui/media';
import { ShowImagesPrompt } from './ShowImagesPrompt';
import { DataSaverCheckbox } from './DataSaverCheckbox';
import { storedLanguage } from '@/shared/lib/language';
import { LanguageChoice } from './LanguageChoice';
import { SchemeChoice } from './SchemeChoice';

describe('DataSaverCheckbox', () => {
  const image = <RemoteImage src="/media/logo.png" alt="Logo Sinar Laut" variant="logo" width={56} height={56} />;

  afterEach(() => {
    document.cookie = `${DATA_SAVER_COOKIE}=; Max-Age=0`;
    delete document.documentElement.dataset.imagesWait;
  });

  it('keeps images from being fetched once it is on, and stores that', async () => {
    const { user } = renderApp(
      <>
        <DataSaverCheckbox />
        {image}
      </>,
    );
    const saver = screen.getByRole('checkbox', { name: 'Hemat data' });
    expect(saver).toHaveAttribute('name', 'dataSaver');
    expect(saver).not.toBeChecked();
    expect(saver).toHaveAccessibleDescription(/tidak dimuat/);
    await user.click(saver);
    expect(saver).toBeChecked();
    expect(document.cookie).toContain(`${DATA_SAVER_COOKIE}=on`);
    expect(screen.getByRole('img', { name: 'Logo Sinar Laut' })).toHaveAttribute('src', EMPTY_IMAGE);
    await user.click(saver);
    expect(document.cookie).toContain(`${DATA_SAVER_COOKIE}=off`);
    expect(screen.getByRole('img', { name: 'Logo Sinar Laut' })).toHaveAttribute(
      'src',
      expect.stringContaining('logo'),
    );
  });

  it('fetches the images of this page on request, and leaves the setting as it is', async () => {
    document.cookie = `${DATA_SAVER_COOKIE}=on`;
    document.documentElement.dataset.imagesWait = '';
    const { user } = renderApp(
      <>
        <ShowImagesPrompt />
        {image}
      </>,
    );
    expect(screen.getByRole('img', { name: 'Logo Sinar Laut' })).toHaveAttribute('src', EMPTY_IMAGE);
    await user.click(screen.getByRole('button', { name: 'Tampilkan gambar' }));
    expect(screen.getByRole('img', { name: 'Logo Sinar Laut' })).toHaveAttribute(
      'src',
      expect.stringContaining('logo'),
    );
    expect(document.cookie).toContain(`${DATA_SAVER_COOKIE}=on`);
  });

  it('applies the choice to this page when the browser blocks cookies and throws', async () => {
    const block = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(block);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(block);
    const { user } = renderApp(<DataSaverCheckbox />);
    const saver = screen.getByRole('checkbox', { name: 'Hemat data' });
    await user.click(saver);
    expect(saver).toBeChecked();
    expect(document.documentElement.dataset.imagesWait).toBe('');
    jest.restoreAllMocks();
  });
});

describe('LanguageChoice', () => {
  it('shows the language, and says where another cannot be stored', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { user } = renderApp(<LanguageChoice />);
    expect(screen.getByRole('group', { name: 'Bahasa' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Indonesia', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('Browser ini tidak dapat menyimpan pilihan bahasa.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Indonesia', pressed: true })).toBeVisible();
    expect(storedLanguage()).toBe('id');
  });
});

describe('SchemeChoice', () => {
  afterEach(() => {
    window.localStorage.clear();
    delete document.documentElement.dataset.scheme;
  });

  it('follows the system until a colour scheme is chosen', async () => {
    const { user } = renderApp(<SchemeChoice />);
    expect(screen.getByRole('group', { name: 'Tampilan' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Otomatis', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Gelap' }));
    expect(screen.getByRole('button', { name: 'Gelap', pressed: true })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  });
});
