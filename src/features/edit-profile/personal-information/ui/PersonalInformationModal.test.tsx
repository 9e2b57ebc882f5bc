import { HttpResponse, http } from 'msw';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { storedDrafts } from '@test/drafts';
import { makeProfileDto } from '@test/dto/profile';
import { expectRefusalsTold, fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, server } from '@test/server';
import { PersonalInformationModal } from './PersonalInformationModal';

const PATH = 'candidate/profile/';

const REQUIRED = 'Please fill in required fields.';

const handleClose = jest.fn();

function Loaded() {
  const { data } = useGetProfileQuery();
  return data ? <PersonalInformationModal profile={data} onClose={handleClose} /> : null;
}

async function open(changes: Parameters<typeof makeProfileDto>[0] = {}) {
  given('get', PATH, makeProfileDto(changes));
  given('get', 'master/location/', [
    { id: 31, name: 'DKI Jakarta' },
    { id: 34, name: 'DI Yogyakarta' },
  ]);
  const cities = given('get', 'master/city/', [
    { id: 3404, name: 'Kabupaten Sleman' },
    { id: 3171, name: 'Jakarta Pusat' },
    { id: 3174, name: 'Jakarta Selatan' },
  ]);
  const view = renderApp(<Loaded />, { preloaded: signedInState() });
  const dialog = await screen.findByRole('dialog', { name: /^(Tambah|Ubah) Informasi Pribadi$/ });
  const save = within(dialog).getByRole('button', { name: 'Simpan' });
  return { ...view, dialog, save, cities };
}

function givenSaved() {
  const forms: Record<string, unknown>[] = [];
  server.use(
    http.put(call(PATH), async ({ request }) => {
      forms.push(Object.fromEntries(await request.formData()));
      return HttpResponse.json({ statusCode: 2000, message: 'Tersimpan', data: null });
    }),
  );
  return forms;
}

afterEach(() => handleClose.mockClear());

it('starts from the profile, and sends what was changed as a form once the provider takes it', async () => {
  const { user, save, dialog } = await open();
  expect(dialog).toHaveAccessibleName('Ubah Informasi Pribadi');
  expect(within(dialog).getByRole('radio', { name: 'Perempuan' })).toBeChecked();
  expect(within(dialog).getByLabelText('Tanggal')).toHaveValue('01');
  expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
  expect(within(dialog).getByLabelText('Nomor Telepon')).toHaveAttribute('readonly');
  await waitFor(() => expect(within(dialog).getByLabelText('Kabupaten / Kota')).toHaveValue('Kabupaten Sleman'));

  await user.click(within(dialog).getByRole('radio', { name: 'Laki-laki' }));
  fireEvent.change(within(dialog).getByLabelText('Bulan'), { target: { value: '12' } });
  givenFailure('put', PATH, 400, { statusCode: 4000, err: { dob: ['Tanggal lahir ditolak'] } });
  await user.click(save);
  expect(await within(dialog).findByText('Tanggal lahir ditolak')).toBeVisible();
  await expectRefusalsTold(user, dialog, {
    method: 'put',
    path: PATH,
    field: 'detailLocation',
    label: 'Alamat Lengkap',
    sentence: 'Informasi pribadi gagal disimpan. Coba lagi.',
  });
  expect(handleClose).not.toHaveBeenCalled();
  const forms = givenSaved();
  await user.click(save);
  const success = await screen.findByRole('dialog', { name: 'Berhasil Mengubah Informasi Pribadi!' });
  await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  expect(forms).toEqual([
    {
      gender: 'Male',
      dob: '1995-12-01',
      phoneNumber: '+6281234567890',
      birth_place: '34',
      location: '34',
      city: '3404',
      detailLocation: 'Jalan Uji 1',
      identityNumber: '3404010101950001',
    },
  ]);
});

it('finds a birth place by a city and a city by its everyday name, and sends the ids of the lists', async () => {
  const { user, save, dialog } = await open({ birthPlace: 31, location: { id: 31, name: 'DKI Jakarta' }, city: null });
  const birthPlace = within(dialog).getByLabelText('Tempat Lahir');
  await waitFor(() => expect(birthPlace).toHaveValue('DKI Jakarta'));
  await user.clear(birthPlace);
  await user.paste('Sleman');
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['DI YogyakartaKabupaten Sleman']);
  await user.click(options[0] as HTMLElement);
  expect(birthPlace).toHaveValue('DI Yogyakarta');
  await user.click(within(dialog).getByLabelText('Kabupaten / Kota'));
  await user.paste('jaksel');
  await user.click(await screen.findByRole('option', { name: /^Jakarta Selatan/ }));
  const forms = givenSaved();
  await user.click(save);
  await waitFor(() => expect(forms).toMatchObject([{ birth_place: '34', location: '31', city: '3174' }]));
});

it('clears the city when the province changes, requests the cities of the new one, and requires one once it was left', async () => {
  const { user, cities, dialog } = await open();
  const city = within(dialog).getByLabelText('Kabupaten / Kota');
  await waitFor(() => expect(city).toHaveValue('Kabupaten Sleman'));
  await user.click(city);
  await user.tab();
  await pick(user, 'Provinsi', 'DKI Jakarta');
  await waitFor(() => expect(city).toHaveValue(''));
  await waitFor(() => expect(cities.map(({ url }) => new URL(url).search)).toEqual(['?location=34', '?location=31']));
  expect(city).toBeValid();
  await user.click(city);
  await user.tab();
  await waitFor(() => expect(city).toHaveAccessibleDescription(REQUIRED));
});

it('adds to an empty profile, with an error for each required field until it is filled in', async () => {
  const { user, save, dialog } = await open({
    gender: null,
    dob: null,
    birthPlace: null,
    location: null,
    city: null,
    detailLocation: null,
  });
  expect(dialog).toHaveAccessibleName('Tambah Informasi Pribadi');
  await user.click(save);
  await waitFor(() => expect(within(dialog).getAllByText(/^Please fill in required fields\./)).toHaveLength(6));
  await pick(user, 'Provinsi', 'DKI Jakarta');
  await waitFor(() => expect(within(dialog).getByLabelText('Provinsi')).toBeValid());
  expect(within(dialog).getByLabelText('Kabupaten / Kota')).toHaveAccessibleDescription(REQUIRED);
  expect(within(dialog).getAllByText(/^Please fill in required fields\./)).toHaveLength(5);
});

it('cuts a long NIK, and cannot be saved with a short one', async () => {
  const { save, dialog } = await open();
  fillText('NIK', '34040101019500012345');
  expect(within(dialog).getByLabelText('NIK')).toHaveValue('3404010101950001');
  expect(save).toBeEnabled();
  fillText('NIK', '34040101');
  expect(await within(dialog).findByText('NIK harus terdiri dari 16 angka.')).toBeVisible();
  expect(save).toBeDisabled();
});

it('says at once what is wrong with a stored phone number or NIK, and cannot be saved', async () => {
  const { save, dialog } = await open({ phoneNumber: '+6281234567890123', identityNumber: '34040101' });
  expect(save).toBeDisabled();
  expect(await within(dialog).findByText('NIK harus terdiri dari 16 angka.')).toBeVisible();
  expect(within(dialog).getByLabelText('Nomor Telepon')).toHaveAccessibleDescription('Please enter 15 digits max.');
});

it('keeps a draft of what was typed, and never of the NIK', async () => {
  const { dialog, unmount } = await open();
  fillText('Alamat Lengkap', 'Jalan Baru 2');
  fillText('NIK', '3404010101950099');
  fireEvent.change(within(dialog).getByLabelText('Bulan'), { target: { value: '12' } });
  unmount();
  const stored = storedDrafts();
  expect(stored).toContain('Jalan Baru 2');
  expect(stored).toContain('1995-12-01');
  expect(stored).not.toContain('3404010101950099');
  // Unchanged fields come from the profile and are not copied.
  expect(stored).not.toContain('+6281234567890');

  const again = await open();
  expect(within(again.dialog).getByText('Draf dipulihkan')).toBeVisible();
  expect(within(again.dialog).getByLabelText('Alamat Lengkap')).toHaveValue('Jalan Baru 2');
  expect(within(again.dialog).getByLabelText('Bulan')).toHaveValue('12');
  expect(within(again.dialog).getByLabelText('NIK')).toHaveValue('3404010101950001');
});

it('keeps a birth date that is half chosen', async () => {
  const { dialog, unmount } = await open();
  fireEvent.change(within(dialog).getByLabelText('Tahun'), { target: { value: '' } });
  fireEvent.change(within(dialog).getByLabelText('Bulan'), { target: { value: '12' } });
  unmount();
  const again = await open();
  expect(within(again.dialog).getByLabelText('Bulan')).toHaveValue('12');
  expect(within(again.dialog).getByLabelText('Tahun')).toHaveValue('');
});
