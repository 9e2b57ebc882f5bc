import type { APIRequestContext, Page, Route } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { ATTACKS, CLOSERS, expectInert, watchCanary } from './support/attacks';
import { RECORDS } from './support/fill-profile';
import { expect, test } from './support/journey';
import { openModal, openTab, section } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const TABS = {
  'informasi-pribadi': 'Informasi Pribadi',
  'latar-belakang': 'Latar Belakang',
  'minat-preferensi': 'Minat & Preferensi',
  'cv-portofolio': 'CV & Portofolio',
};

/** The keys of each section that hold a candidate's own words. */
const TEXTS: Record<string, string[]> = {
  'work-experience': ['title', 'companyName', 'description'],
  education: ['otherEducation', 'otherMajor', 'description'],
  'organization-experience': ['organization_name', 'position_name', 'additional_info'],
  training: ['title', 'institutionName', 'locationName', 'description'],
  achievement: ['name', 'organizationOrEvent', 'description'],
  portfolio: ['name'],
};

/** Stores texts in each text of a record of each section, and in the profile itself; gives back what was refused. */
async function storeTexts(request: APIRequestContext, account: Account, texts: readonly string[]): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const refused: string[] = [];
  const send = async (what: string, method: 'post' | 'put', path: string, data: object) => {
    const response = await request[method](`/api/v1/candidate/${path}/`, { headers, data });
    if (!response.ok()) refused.push(`${what}: ${response.status()}`);
  };
  for (const [place, text] of texts.entries()) {
    for (const [path, keys] of Object.entries(TEXTS)) {
      const record = { ...RECORDS[path], ...Object.fromEntries(keys.map((key) => [key, text])) };
      await send(`${path} ${place}`, 'post', path, record);
    }
    const name = text.slice(0, 100);
    await send(`skill ${place}`, 'post', 'skill', { skill: [name] });
    if (place < 20) await send(`interest ${place}`, 'post', 'interest', { functionOfInterest: [name] });
  }
  const text = texts[4] ?? '';
  await send('profile', 'put', 'profile', {
    // A name with characters that turn directions is refused.
    name: text.replaceAll(/\p{Bidi_Control}/gu, ''),
    professionalHeadline: text,
    about: text,
    detailLocation: text,
  });
  return refused;
}

/** Texts of the contract's responses about vacancies, which are the provider's own words. */
const WORDS = new Set(['title', 'name', 'description', 'requirements', 'message', 'logo', 'banner']);

/** The provider's response with an attack in each of its texts, another one in each. */
function withAttacks(body: unknown, count = { next: 0 }): unknown {
  if (Array.isArray(body)) return body.map((item) => withAttacks(item, count));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (!WORDS.has(key) || typeof value !== 'string') return [key, withAttacks(value, count)];
      if (key === 'description' || key === 'requirements') return [key, ATTACKS.join(CLOSERS)];
      return [key, ATTACKS[(count.next += 1) % ATTACKS.length]];
    }),
  );
}

async function attack(route: Route): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => null);
  await route.fulfill({ response, ...(body !== null && { json: withAttacks(body) }) });
}

test.describe('with no policy to stop anything', () => {
  // This is not about what the policy stops, but about what happens where nothing does.
  test.use({ bypassCSP: true });

  test('attacks in every text of a profile stay texts, on every page that shows them', async ({ page, request }) => {
    const account = await openAccount(request);
    await watchCanary(page);
    await signInAs(page, account);
    expect(await storeTexts(request, account, ATTACKS)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: ATTACKS[4] })).toBeVisible();
    await expectInert(page);
    for (const tab of Object.values(TABS)) {
      await openTab(page, tab);
      await expectInert(page);
    }
    await openTab(page, 'Latar Belakang');
    for (const attack of ATTACKS) {
      await expect(
        section(page, 'Penghargaan').getByRole('heading', { name: attack, exact: true }).first(),
      ).toBeVisible();
    }
    await section(page, 'Penghargaan').getByRole('button', { name: /^Edit/ }).first().click();
    await expect(page.getByRole('dialog', { name: 'Ubah Penghargaan' })).toBeVisible();
    await expectInert(page);
    await page.goto('/jobs');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectInert(page);
  });

  test('attacks in every text that the provider sends stay texts, on every page that shows them', async ({
    page,
    request,
  }) => {
    const account = await openAccount(request);
    await watchCanary(page);
    await signInAs(page, account);
    await page.route('**/api/v1/{job,job-application,master}/**', attack);
    const open = async (address: string, shown: (page: Page) => Promise<void>) => {
      await page.goto(address);
      await shown(page);
      await expectInert(page);
    };
    const cards = async () => expect(page.getByRole('article').first()).toBeVisible();
    await open('/', async () => expect(page.getByRole('heading', { level: 1 })).toBeVisible());
    await open('/jobs', cards);
    const slug = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await open(slug ?? '', async () => expect(page.getByRole('button', { name: 'Apply' }).first()).toBeVisible());
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInert(page);
    await open('/application', cards);
    await open('/profile?tab=latar-belakang', async () => {
      await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
      await page.getByRole('dialog').getByRole('combobox', { name: 'Industri' }).click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    });
  });
});

const ODD = [
  'baris satu\r\nbaris dua\r\n\r\nbaris empat',
  'tab\tdi\ttengah',
  'lebar\u200bnol\u200cdan\u200dsambung\ufeff',
  '\u202eterbalik dari kanan',
  'kiri \u2066isolasi\u2069 \u200fkanan',
  'e\u0301 dan \u00e9, \ud83d\udc69\u200d\ud83d\ude91 \ud83c\uddee\ud83c\udde9, \u0e01\u0e33\u0e33\u0e33',
  'z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f'.repeat(5),
  'x'.repeat(230),
] as const;

test('odd characters are stored as they were typed, and break no page on a phone', async ({ page, request }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  expect(await storeTexts(request, account, ODD.slice(0, 7))).toEqual([]);
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const data = { ...RECORDS.achievement, name: 'Juara', description: ODD.join('\n') };
  await request.post('/api/v1/candidate/achievement/', { headers, data });
  const { data: stored } = (await (await request.get('/api/v1/candidate/achievement/', { headers })).json()) as {
    data: { description: string }[];
  };
  for (const text of [...ODD.slice(0, 7), ODD.join('\n')]) {
    expect(stored.map(({ description }) => description)).toContain(text);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  for (const [tab, title] of Object.entries(TABS)) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel', { name: title }).getByRole('heading').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, tab).toBeLessThanOrEqual(0);
  }
  await page.goto('/profile?tab=latar-belakang');
  const awards = section(page, 'Penghargaan');
  await expect(awards).toContainText('baris empat');
  // A text that turns its own direction does not change its neighbours.
  await expect(awards.getByRole('heading', { name: 'Juara' })).toBeVisible();
  await awards.getByRole('button', { name: 'Edit Juara', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ubah Penghargaan' });
  await expect(form.locator('[name=description]')).toHaveValue(ODD.join('\n').replaceAll('\r\n', '\n'));
});
