import { screen, waitFor } from '@testing-library/react';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { MailsSection } from './MailsSection';

const PATH = 'candidate/digest-setting/';
const SETTING = { zone: null, effectiveZone: 'WITA', appointmentMails: true };

const renderSection = (setting: object = SETTING) => {
  given('get', PATH, setting);
  return renderApp(<MailsSection />, { path: '/akun#mails', preloaded: signedInState() });
};
const findZone = () => screen.findByRole('combobox', { name: 'Zona waktu email' });
const checkbox = () => screen.queryByRole('checkbox', { name: /^Kirim email saat janji temu/ });

it('saves the zone of the mails when it is chosen', async () => {
  const chosen = given('put', PATH, SETTING);
  const { user } = renderSection();
  expect(await findZone()).toHaveDisplayValue('Sesuai provinsi Anda (WITA)');
  given('get', PATH, { ...SETTING, zone: 'WIT', effectiveZone: 'WIT' });
  await user.selectOptions(await findZone(), 'WIT');
  expect(await screen.findByRole('status')).toHaveTextContent('Pengaturan email disimpan.');
  expect(chosen.map(({ body }) => body)).toEqual([{ zone: 'WIT' }]);
  await waitFor(async () => expect(await findZone()).toHaveDisplayValue('WIT'));
});

it('switches the mails about appointments off', async () => {
  const chosen = given('put', PATH, SETTING);
  const { user } = renderSection();
  await findZone();
  expect(checkbox()).toBeChecked();
  given('get', PATH, { ...SETTING, appointmentMails: false });
  await user.click(checkbox() ?? document.body);
  await waitFor(() => expect(checkbox()).not.toBeChecked());
  expect(chosen.map(({ body }) => body)).toEqual([{ appointmentMails: false }]);
});

it('does not offer mails about appointments for a provider that sends none', async () => {
  renderSection({ zone: null, effectiveZone: 'WITA' });
  await findZone();
  expect(checkbox()).not.toBeInTheDocument();
});

it('says that mails have stopped because the address has no mailbox, and takes it back', async () => {
  const chosen = given('put', PATH, SETTING);
  const { user } = renderSection({ ...SETTING, mailsRefused: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Email lowongan baru dihentikan karena alamat email Anda tidak ditemukan.',
  );
  given('get', PATH, { ...SETTING, mailsRefused: false });
  await user.click(screen.getByRole('button', { name: 'Kirim lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(chosen.map(({ body }) => body)).toEqual([{ mailsRefused: false }]);
});

it('says that a choice could not be saved, and shows the one that counts', async () => {
  givenFailure('put', PATH, 500);
  const { user } = renderSection();
  await user.selectOptions(await findZone(), 'WIB');
  expect(await screen.findByRole('alert')).toHaveTextContent('Pengaturan email belum bisa disimpan.');
  expect(await findZone()).toHaveDisplayValue('Sesuai provinsi Anda (WITA)');
});
