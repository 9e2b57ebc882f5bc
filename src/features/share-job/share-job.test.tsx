import { screen, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { renderApp } from '@test/render-app';
import { ShareJobDialog } from './ShareJobDialog';

/** jsdom has neither; each test says what the browser can do. */
function givenBrowser(clipboard: unknown, execCommand?: (command: string) => boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
}

describe('dialog', () => {
  const LINK = 'http://localhost/jobs/staf-gudang-100%25';

  const open = () => {
    const onClose = jest.fn();
    const job = {
      slug: 'staf-gudang-100%',
      title: 'Staf Gudang',
      company: { name: 'PT Toko', logo: null, banner: null },
      deadline: null,
      minSalary: 4_000_000,
      maxSalary: 5_000_000,
    };
    return { ...renderApp(<ShareJobDialog job={job} onClose={onClose} />), onClose };
  };

  const dialog = () => within(screen.getByRole('dialog', { name: 'Share This Job' }));
  const copyButton = () => dialog().getByRole('button', { name: 'Copy' });
  const field = () => dialog().getByRole<HTMLInputElement>('textbox');

  it("shows the link, which cannot be changed, and opens each network's share page with it in a new tab", () => {
    open();
    expect(field()).toHaveValue(LINK);
    expect(field()).toHaveAttribute('readonly');
    expect(field()).toHaveAttribute('name', 'link');
    const links = dialog().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Instagram', 'https://www.instagram.com/?url='],
        ['Twitter', 'https://twitter.com/intent/tweet?url='],
        ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
        ['TikTok', 'https://www.tiktok.com/share?url='],
        ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
        ['WhatsApp', 'https://api.whatsapp.com/send?text='],
      ].map(([name, page]) => [name, `${page}${encodeURIComponent(LINK)}`]),
    );
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('shares what everybody can read, with pay, where the provider serves it', () => {
    givenCapabilities('publicJobs');
    open();
    const link = 'http://localhost/lowongan/staf-gudang-100%25';
    expect(field()).toHaveValue(link);
    const shared = (name: string) => new URL(dialog().getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;
    const text = 'Lowongan Staf Gudang di PT Toko. Gaji Rp 4–5 jt per bulan.';
    expect(shared('WhatsApp').get('text')).toBe(`${text} ${link}`);
    expect([shared('Twitter').get('text'), shared('Twitter').get('url')]).toEqual([text, link]);
    expect(Object.fromEntries(shared('Facebook'))).toEqual({ u: link });
    expect(dialog().getAllByRole('link')).toHaveLength(6);
  });

  it('copies the link and says so to everybody', async () => {
    const { user } = open();
    const writeText = jest.fn().mockResolvedValue(undefined);
    givenBrowser({ writeText });
    await user.click(copyButton());
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(await screen.findByRole('status')).toHaveTextContent('Link copied to clipboard!');
  });

  it('offers to copy by hand, with the link selected, when the browser copies in no way', async () => {
    const { user } = open();
    givenBrowser(undefined, () => false);
    await user.click(copyButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Salin tautan yang sudah ditandai secara manual.');
    expect(field()).toHaveFocus();
    expect(field().selectionEnd).toBe(LINK.length);
  });

  it('closes', async () => {
    const { user, onClose } = open();
    await user.click(dialog().getByRole('button', { name: 'Tutup' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
