import { copyText, SHARE_NETWORKS, shareText } from './share';

describe('networks', () => {
  it('shares a link, escaped, on the networks of the specification in their order', () => {
    const link = 'https://example.com/jobs/kasir?a=1&b=2';
    const escaped = 'https%3A%2F%2Fexample.com%2Fjobs%2Fkasir%3Fa%3D1%26b%3D2';
    expect(SHARE_NETWORKS.map(({ name, toShareUrl }) => [name, toShareUrl(link)])).toEqual([
      ['Instagram', `https://www.instagram.com/?url=${escaped}`],
      ['Twitter', `https://twitter.com/intent/tweet?url=${escaped}`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${escaped}`],
      ['TikTok', `https://www.tiktok.com/share?url=${escaped}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${escaped}`],
      ['WhatsApp', `https://api.whatsapp.com/send?text=${escaped}`],
    ]);
  });
});

describe('text', () => {
  beforeAll(() => void jest.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
  afterAll(() => void jest.useRealTimers());

  const JOB = {
    slug: 'kasir',
    title: 'Kasir',
    company: { name: 'PT Toko', logo: null, banner: null },
    deadline: '2026-11-30',
    minSalary: 4_000_000,
    maxSalary: 5_000_000,
  };

  it('says what, where, pay and deadline', () => {
    expect(shareText(JOB)).toBe(
      'Lowongan Kasir di PT Toko. Gaji Rp 4–5 jt per bulan. Lamar paling lambat 30 November 2026.',
    );
  });

  it.each([
    [{ minSalary: 120_000, maxSalary: 150_000, salaryPeriod: 'day' }, 'Gaji Rp 120–150 rb per hari.'],
    [{ minSalary: null, maxSalary: null, stated: { salary: 'USD 500 per bulan' } }, 'Gaji USD 500 per bulan.'],
  ] as const)('says the pay of %j as it is stated', (pay, sentence) => {
    expect(shareText({ ...JOB, ...pay })).toContain(`PT Toko. ${sentence} Lamar`);
  });

  it.each([
    ['pay that is not stated', { minSalary: null, maxSalary: 50 }, 'Lamar paling lambat 30 November 2026.'],
    [
      'pay that the list does not tell',
      { minSalary: undefined, maxSalary: undefined },
      'Lamar paling lambat 30 November',
    ],
    ['no deadline', { deadline: null }, 'Gaji Rp 4–5 jt per bulan.'],
    ['a deadline that is over', { deadline: '2026-11-22' }, 'Gaji Rp 4–5 jt per bulan.'],
  ])('leaves out %s', (_what, changes, rest) => {
    const text = shareText({ ...JOB, ...changes });
    expect(text).toContain(`Lowongan Kasir di PT Toko. ${rest}`);
    expect(text).not.toMatch(/tidak|22 November|null|undefined/);
  });
});

describe('copy text', () => {
  /** jsdom has neither; each test says what the browser can do. */
  function givenBrowser(clipboard: unknown, execCommand?: (command: string) => boolean) {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  }

  const TEXT = 'https://example.com/jobs/kasir';

  function makeField(): HTMLInputElement {
    const field = document.createElement('input');
    field.value = TEXT;
    document.body.replaceChildren(field);
    return field;
  }

  const selection = (field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);

  it('puts the text on the clipboard, and leaves the field alone', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    const field = makeField();
    givenBrowser({ writeText });
    await expect(copyText(field)).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith(TEXT);
    expect(document.activeElement).not.toBe(field);
  });

  const forbidden = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };

  it.each([
    ['there is no clipboard', undefined],
    ['the clipboard is forbidden', forbidden],
  ])('has the browser copy what is selected when %s', async (_what, clipboard) => {
    const field = makeField();
    field.setSelectionRange(0, 0);
    let copied = '';
    givenBrowser(clipboard, (command) => {
      copied = `${command}: ${selection(field)}`;
      return true;
    });
    await expect(copyText(field)).resolves.toBe(true);
    expect(copied).toBe(`copy: ${TEXT}`);
  });

  it.each([
    ['refuses', () => false],
    ['knows no such command', undefined],
    [
      'breaks',
      () => {
        throw new Error('not supported');
      },
    ],
  ])('leaves the text selected, to be copied by hand, when the browser %s', async (_what, execCommand) => {
    const field = makeField();
    field.setSelectionRange(0, 0);
    givenBrowser(undefined, execCommand);
    await expect(copyText(field)).resolves.toBe(false);
    expect(document.activeElement).toBe(field);
    expect(selection(field)).toBe(TEXT);
  });
});
