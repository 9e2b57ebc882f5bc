import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { tokenOf } from './account';
import type { Account } from './account';
import { RECORDS } from './fill-profile';

/** Gives a candidate the work, interests, city and expected pay that demo vacancies match; without the screens. */
export async function fillForMatches(request: APIRequestContext, account: Account): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const path = (name: string) => `/api/v1/candidate/${name}/`;
  const work = { ...RECORDS['work-experience'], title: 'Kasir' };
  const interests = ['Desain Grafis dan Multimedia', 'Pemasaran Digital', 'Ritel'];
  const city = { location: 34, city: 3404 };
  const responses = [
    await request.post(path('work-experience'), { headers, data: work }),
    await request.post(path('interest'), { headers, data: { functionOfInterest: interests } }),
    await request.put(path('profile'), { headers, data: { ...city, expectedSalary: 4_000_000 } }),
  ];
  for (const response of responses) expect(response.ok(), response.url()).toBe(true);
}
