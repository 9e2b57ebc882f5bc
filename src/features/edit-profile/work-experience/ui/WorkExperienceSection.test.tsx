import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profileApi } from '@/entities/profile/candidate';
import { makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { expectRefusalsTold, fillDate, fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { WorkExperienceSection } from './WorkExperienceSection';

const PATH = 'candidate/work-experience/';

function open(records: Parameters<typeof given>[2] = [makeWorkExperienceDto()]) {
  given('get', PATH, records);
  given('get', 'master/position-level/', [
    { id: 2, name: 'Staf' },
    { id: 3, name: 'Supervisor' },
  ]);
  given('get', 'master/industry/', [{ id: 8, name: 'Pengangkutan dan pergudangan' }]);
  return renderApp(<WorkExperienceSection />, { preloaded: signedInState() });
}

it('shows each record with its period, its duration and the name of its level, which may come as a bare id', async () => {
  open([makeWorkExperienceDto(), { ...makeWorkExperienceDto({ id: 8, title: 'Kepala Gudang' }), jobLevel: 3 }]);
  expect(await screen.findByRole('heading', { name: 'Staf Gudang' })).toBeVisible();
  expect(screen.getAllByText('PT Samudra Karya · Kontrak')[0]).toBeVisible();
  expect(screen.getAllByText('Nov 2022 - Jan 2025 · 2 tahun 3 bulan')[0]).toBeVisible();
  expect(await screen.findByText('Supervisor')).toBeVisible();
});

it('shows the newest first, in whatever order the provider sends them', async () => {
  open([
    makeWorkExperienceDto({ id: 1, title: 'Berakhir entah kapan', endDate: null, currentlyWorking: false }),
    makeWorkExperienceDto({ id: 2, title: 'Sampai 2020', startDate: '2010-01-01', endDate: '2020-05-01' }),
    makeWorkExperienceDto({ id: 3, title: 'Sampai 2024', startDate: '2023-01-01', endDate: '2024-05-01' }),
    makeWorkExperienceDto({ id: 4, title: 'Sekarang', startDate: '2009-01-01', endDate: null, currentlyWorking: true }),
    makeWorkExperienceDto({ id: 5, title: 'Sampai 2020 juga', startDate: '2018-01-01', endDate: '2020-05-01' }),
  ]);
  await screen.findByRole('heading', { name: 'Sekarang' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sekarang',
    'Sampai 2024',
    'Sampai 2020 juga',
    'Sampai 2020',
    'Berakhir entah kapan',
  ]);
  expect(screen.getByText('Nov 2022 - -')).toBeVisible();
});

it('offers to try again when the list cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  givenFailure('get', PATH, 500);
  const { user } = renderApp(<WorkExperienceSection />, { preloaded: signedInState() });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  given('get', PATH, [makeWorkExperienceDto()]);
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Staf Gudang' })).toBeVisible();
});

it('adds an ongoing record once the provider takes it, and shows the updated list', async () => {
  const { user } = open([]);
  expect(await screen.findByText('Belum ada pengalaman kerja.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Pengalaman Kerja' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Pengalaman Kerja' });
  fillText('Nama Posisi', 'Kepala Gudang');
  await pick(user, 'Tingkat Jabatan', 'Supervisor');
  fillText('Nama Perusahaan', 'PT Baru');
  await pick(user, 'Industri', 'Pengangkutan dan pergudangan');
  await pick(user, 'Tipe Pekerjaan', 'Penuh Waktu');
  fillDate('startDate', '02/2025');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Saya masih bekerja di sini' }));
  expect(document.querySelector('input[name=endDate]')).toBeDisabled();
  fillText('Deskripsi Pekerjaan', 'Memimpin regu');
  await expectRefusalsTold(user, dialog, {
    method: 'post',
    path: PATH,
    field: 'companyName',
    label: 'Nama Perusahaan',
    sentence: 'Failed to save work experience.',
    unshown: 'Galat basis data',
    toasted: true,
  });
  const requests = given('post', PATH, makeWorkExperienceDto());
  given('get', PATH, [makeWorkExperienceDto({ title: 'Kepala Gudang', endDate: null })]);
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  const success = await screen.findByRole('dialog', { name: 'Berhasil Menyimpan Pengalaman Kerja!' });
  await user.click(within(success).getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Kepala Gudang' })).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    {
      title: 'Kepala Gudang',
      companyName: 'PT Baru',
      jobLevel: 3,
      industry: 8,
      workingType: 'fulltime',
      startDate: '2025-02-01',
      endDate: null,
      currentlyWorking: true,
      description: 'Memimpin regu',
    },
  ]);
});

it('warns of an end before the start, and sends it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Staf Gudang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pengalaman Kerja' });
  await waitFor(() => expect(within(dialog).getByLabelText('Tingkat Jabatan')).toHaveValue('Staf'));
  fillDate('endDate', '10/2022');
  expect(await within(dialog).findByText('Tanggal selesai lebih awal dari tanggal mulai.')).toBeVisible();
  const requests = given('put', `${PATH}7/`, makeWorkExperienceDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(requests.map(({ body }) => body)).toMatchObject([{ endDate: '2022-10-01' }]));
});

it('changes a record, starting from what it holds', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Staf Gudang' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ubah Pengalaman Kerja' });
  await waitFor(() => expect(within(dialog).getByLabelText('Tingkat Jabatan')).toHaveValue('Staf'));
  fillText('Nama Posisi', 'Staf Senior');
  const requests = given('put', `${PATH}7/`, makeWorkExperienceDto());
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'Berhasil Mengubah Pengalaman Kerja!' })).toBeVisible();
  expect(requests[0]?.body).toMatchObject({ title: 'Staf Senior', jobLevel: 2, endDate: '2025-01-01' });
});

it('names what is missing, sends nothing, moves to the first wrong field, and requires no end of an ongoing job', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Pengalaman Kerja' }));
  const save = await screen.findByRole('button', { name: 'Simpan' });
  await user.click(save);
  expect(await screen.findByText('Nama posisi tidak boleh kosong')).toBeVisible();
  const missing = 'Tanggal selesai tidak boleh kosong';
  expect(screen.getByText(missing)).toBeVisible();
  expect(screen.getByLabelText('Nama Posisi')).toHaveFocus();

  // Without leaving another field, by which all rules are checked again.
  const ongoing = screen.getByRole('checkbox', { name: 'Saya masih bekerja di sini' });
  fireEvent.click(ongoing);
  await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
  const end = document.querySelector('input[name=endDate]');
  expect(end).toBeDisabled();
  // An end that has just become open again is required once the form is sent.
  await user.click(ongoing);
  expect(end).toBeEnabled();
  expect(end).toBeValid();
  await user.click(save);
  await waitFor(() => expect(end).toBeInvalid());
});

it('confirms before it deletes, and toasts what the provider says', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Staf Gudang' }));
  const confirm = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  const requests = given('delete', `${PATH}7/`, null, 'Pengalaman kerja dihapus');
  given('get', PATH, []);
  await user.click(within(confirm).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Pengalaman kerja dihapus');
  expect(await screen.findByText('Belum ada pengalaman kerja.')).toBeVisible();
  expect(requests).toHaveLength(1);
});

describe('a candidate who has never worked', () => {
  async function openEmpty(profile: object) {
    given('get', 'candidate/profile/', makeProfileDto(profile));
    const view = open([]);
    await view.store.dispatch(profileApi.endpoints.getProfile.initiate());
    await screen.findByText('Belum ada pengalaman kerja.');
    return view;
  }

  it('can say so, which is stored', async () => {
    const { user } = await openEmpty({ noWorkExperience: false });
    const requests = given('put', 'candidate/profile/', null);
    given('get', 'candidate/profile/', makeProfileDto({ noWorkExperience: true }));
    const box = await screen.findByRole('checkbox', { name: 'Belum pernah bekerja' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/100%/);
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(requests.map(({ body }) => body)).toEqual([{ noWorkExperience: true }]);
  });

  it('is told when it could not be stored', async () => {
    const { user } = await openEmpty({ noWorkExperience: false });
    givenFailure('put', 'candidate/profile/', 500);
    const box = await screen.findByRole('checkbox', { name: 'Belum pernah bekerja' });
    await user.click(box);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('has no checkbox for it when the provider does not store it', async () => {
    await openEmpty({});
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
