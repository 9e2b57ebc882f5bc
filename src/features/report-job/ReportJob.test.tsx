import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { MAX_REPORT_LENGTH } from '@/entities/job-report';
import { givenCapabilities } from '@test/capabilities';
import { givenOffline } from '@test/connection';
import { makeJob } from '@test/make-job';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { ReportJob } from './ReportJob';

const REPORT = 'job/report/';
const RECEIPT = 'LP-7F3K-9QXA';

const JOB = makeJob({ title: 'Kasir' });

/** The provider stores a new report, or says that there was one. */
const givenReceipt = (statusCode = 2001) => {
  const requests: { body: unknown; authorization: string | null; key: string | null }[] = [];
  server.use(
    http.post(call(REPORT), async ({ request }) => {
      requests.push({
        body: await request.json(),
        authorization: request.headers.get('authorization'),
        key: request.headers.get('idempotency-key'),
      });
      return HttpResponse.json({ statusCode, message: '', data: { receipt: RECEIPT } });
    }),
  );
  return requests;
};

const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
  const app = renderApp(<ReportJob job={JOB} />, options);
  await app.user.click(screen.getByRole('button', { name: 'Laporkan lowongan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Laporkan lowongan' }));
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Kirim laporan' }));
  return { ...app, dialog, send };
};

const fill = (dialog: Awaited<ReturnType<typeof open>>['dialog'], name: RegExp, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => givenCapabilities('jobReports'));

it('is not there where the provider takes no reports', () => {
  givenCapabilities();
  renderApp(<ReportJob job={JOB} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers eight reasons, works signed out, and shows the receipt number', async () => {
  const requests = givenReceipt();
  const { user, dialog, send } = await open();
  expect(dialog.getAllByRole('radio')).toHaveLength(8);
  expect(dialog.getByRole('radiogroup', { name: 'Alasan' })).toBeVisible();
  expect(dialog.getByText('Kasir di Toko Uji')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Meminta uang dari pelamar' }));
  fill(dialog, /Keterangan/, ' Diminta 200 ribu ');
  fill(dialog, /Kontak/, 'siti@example.com');
  await send();
  const result = await screen.findByRole('dialog', { name: 'Laporan terkirim' });
  expect(result).toHaveTextContent(`Nomor laporan: ${RECEIPT}`);
  const reporter = localStorage.getItem('titian:reporter');
  expect(reporter).toMatch(/^[A-Za-z0-9_-]{20,64}$/);
  expect(requests).toEqual([
    {
      body: {
        job: 'job-1',
        reason: 'money',
        text: 'Diminta 200 ribu',
        contact: 'siti@example.com',
        reporter,
      },
      authorization: null,
      key: expect.any(String),
    },
  ]);
  await user.click(within(result).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  // The same browser is known again by its id.
  await user.click(screen.getByRole('button', { name: 'Laporkan lowongan' }));
  const again = within(await screen.findByRole('dialog', { name: 'Laporkan lowongan' }));
  await user.click(again.getByRole('radio', { name: 'Alasan lain' }));
  await user.click(again.getByRole('button', { name: 'Kirim laporan' }));
  await screen.findByRole('dialog', { name: 'Laporan terkirim' });
  expect(requests[1]).toMatchObject({ body: { reason: 'other', reporter } });
});

it('works signed in, and sends no more than the reason where nothing else is given', async () => {
  const requests = givenReceipt();
  const { user, dialog, send } = await open({ preloaded: signedInState() });
  await user.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
  await send();
  await screen.findByRole('dialog', { name: 'Laporan terkirim' });
  expect(requests).toMatchObject([{ body: { job: 'job-1', reason: 'other' }, authorization: 'Bearer test-token' }]);
  expect(Object.keys(requests[0]?.body as object)).toEqual(['job', 'reason']);
});

it.each([
  ['signed in', signedInState(), 'Anda sudah melaporkan lowongan ini'],
  ['signed out', undefined, 'sudah dilaporkan dari browser ini'],
])('says %s that the same was reported before, with the number of then', async (_who, preloaded, words) => {
  givenReceipt(2000);
  const { user, dialog, send } = await open(preloaded ? { preloaded } : {});
  await user.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
  await send();
  const result = await screen.findByRole('dialog', { name: 'Sudah pernah dilaporkan' });
  expect(result).toHaveTextContent(words);
  expect(result).toHaveTextContent(RECEIPT);
});

it('requires a reason and at most 2,000 characters', async () => {
  const { user, dialog, send } = await open();
  const text = dialog.getByRole('textbox', { name: /Keterangan/ });
  await user.click(text);
  await user.paste('x'.repeat(MAX_REPORT_LENGTH + 1));
  await send();
  await waitFor(() => expect(text).toBeInvalid());
  expect(text).toHaveAccessibleDescription('Keterangan paling banyak 2000 karakter. (2001/2000)');
  expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Pilih satu alasan.');
});

it('tells a failure, and can be tried again with what was typed', async () => {
  givenFailure('post', REPORT, 404, { statusCode: 4004, message: 'Lowongan tidak ditemukan.' });
  const { user, dialog, send } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Isi lowongan tidak benar' }));
  fill(dialog, /Keterangan/, 'Alamat palsu');
  await send();
  expect(await dialog.findByText('Lowongan tidak ditemukan.')).toBeVisible();
  givenNoResponse('post', REPORT);
  await send();
  expect(await dialog.findByText(/^Laporan belum terkirim\./)).toBeVisible();
  const requests = givenReceipt();
  await send();
  await screen.findByRole('dialog', { name: 'Laporan terkirim' });
  expect(requests).toMatchObject([{ body: { reason: 'misleading', text: 'Alamat palsu' } }]);
});

it('keeps what was typed when it is closed, but not the contact', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
  fill(dialog, /Keterangan/, 'Nanti dilanjutkan');
  fill(dialog, /Kontak/, 'siti@example.com');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('siti@example.com');
  await user.click(screen.getByRole('button', { name: 'Laporkan lowongan' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('textbox', { name: /Keterangan/ })).toHaveValue('Nanti dilanjutkan');
  expect(again.getByRole('radio', { name: 'Alasan lain' })).toBeChecked();
  expect(again.getByRole('textbox', { name: /Kontak/ })).toHaveValue('');
});

it('sends once, however often the button is pressed', async () => {
  let count = 0;
  server.use(
    http.post(call(REPORT), async () => {
      count += 1;
      await delay(50);
      return HttpResponse.json({ statusCode: 2001, message: '', data: { receipt: RECEIPT } });
    }),
  );
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Kirim laporan' }));
  await screen.findByRole('dialog', { name: 'Laporan terkirim' });
  expect(count).toBe(1);
});

it.each([null, { receipt: ' ' }, { receipt: 'x'.repeat(5_000) }])(
  'says that it was taken also with %j for a receipt',
  async (data) => {
    given('post', REPORT, data);
    const { user, dialog, send } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
    await send();
    const result = await screen.findByRole('dialog', { name: /Laporan terkirim|Sudah pernah dilaporkan/ });
    expect(result.textContent.length).toBeLessThan(300);
  },
);

it('does not say any more that there is no connection once it is back', async () => {
  givenNoResponse('post', REPORT);
  const reconnect = givenOffline();
  const { user, dialog, send } = await open();
  await user.click(dialog.getAllByRole('radio')[0] ?? document.body);
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Anda sedang offline.');
  reconnect();
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Koneksi sudah kembali/);
});
