import { openAccount, signInAs, tokenOf } from '../support/account';
import { expect } from '../support/journey';
import { meeting, signInAgain, test } from './chaos-test';

interface Job {
  id: string | number;
  slug: string;
  status: string;
}

/** Of each kind one: never received, stored without a response, not accepted without a session. */
const FAULTS = ['drop-before', 'drop-after', 'unauthorised'] as const;

test.use({ actionTimeout: 20_000 });

test('a failure of applying is shown, and one application is stored', async ({ page, request, network }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: Job[] };
  const jobs = list.data.filter(({ status }) => status !== 'closed');
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };

  for (const [place, fault] of FAULTS.entries()) {
    await test.step(fault, async () => {
      const job = jobs[place];
      if (!job) throw new Error('too few open jobs');
      await page.goto(`/jobs/${job.slug}`);
      const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
      const prompt = page.getByRole('dialog', { name: 'Dari mana Anda mengetahui lowongan ini?' });
      const failure = page.getByRole('dialog', { name: 'Gagal Melamar Pekerjaan ini!' });

      await expect(apply).toBeEnabled();
      await meeting(fault, { page, network, method: 'POST', path: 'job-application/apply/' }, async () => {
        await apply.dblclick();
        if (fault === 'unauthorised') await signInAgain(page, account);
        await expect(failure.or(prompt)).toBeVisible();
      });
      // An application that the server has stored is noticed, at any moment; another is sent once more.
      await expect(async () => {
        if (await failure.isVisible()) await failure.getByRole('button').last().click({ timeout: 1000 });
        if (await apply.isVisible()) await apply.click({ timeout: 1000 });
        await expect(prompt).toBeVisible({ timeout: 3000 });
      }).toPass();
      await prompt.getByRole('radio', { name: 'Disnaker' }).check();
      await prompt.locator('[type=submit]').click();
      await expect(page.getByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();

      const status = await request.get('/api/v1/job-application/application-status/', { headers });
      const { data } = (await status.json()) as { data: { job: Job }[] };
      expect(data.filter((application) => application.job.id === job.id)).toHaveLength(1);
    });
  }
});
