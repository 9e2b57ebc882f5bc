import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { JsonBodyType } from 'msw';
import type { ComponentType } from 'react';
import { currentMonth } from '@/shared/lib/dates';
import { drafts } from '@/shared/lib/drafts';
import { makeAchievementDto } from '@test/dto/achievement';
import { makeEducationDto } from '@test/dto/education';
import { makeCandidateLanguageDto } from '@test/dto/language';
import { makeOrganizationExperienceDto } from '@test/dto/organization-experience';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeTrainingDto } from '@test/dto/training';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { expectRefusalsTold, fillDate, fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure, givenNoResponse } from '@test/server';
import { achievementSection } from './achievement';
import { educationSection } from './education';
import { interestSection } from './interest';
import { languageSection } from './language';
import { organizationExperienceSection } from './organization-experience';
import { portfolioSection } from './portfolio';
import { skillSection } from './skill';
import { trainingSection } from './training';
import { workExperienceSection } from './work-experience';

const findDialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (user: UserEvent, name: string, where: HTMLElement = document.body) =>
  user.click(await within(where).findByRole('button', { name }));
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the form with the draft of a new record, as if it was typed in another tab. */
async function continueDraft(user: UserEvent, form: string, values: object, title: string): Promise<void> {
  act(() => void drafts.write({ owner: 'candidate-candidate-1', form, record: null }, { ...values }));
  await press(user, 'Lanjutkan');
  expect(await within(await findDialog(title)).findByText('Draf dipulihkan')).toBeVisible();
}

/** Submits without the end of a period; then the box of an ongoing period clears the end, which is not required again at once. */
async function expectEndOfBox(user: UserEvent, dialog: HTMLElement, name: string, box: string, missing: string) {
  await press(user, 'Simpan', dialog);
  expect((await within(dialog).findAllByText(missing))[0]).toBeVisible();
  const end = document.querySelector(`input[name=${name}]`);
  const present = within(dialog).getByRole('checkbox', { name: box });
  await user.click(present);
  await waitFor(() => expect(within(dialog).queryByText(missing)).not.toBeInTheDocument());
  expect(end).toBeDisabled();
  await user.click(present);
  await user.tab();
  expect(end).toHaveFocus();
  expect(end).toHaveValue('');
  expect(end).toBeValid();
  await press(user, 'Simpan', dialog);
  expect((await within(dialog).findAllByText(missing))[0]).toBeVisible();
  await user.click(present);
}

interface RecordCase {
  Section: ComponentType;
  title: string;
  empty: string;
  /** The provider's records; the section shows `headings` in this order, and `texts`. */
  records: JsonBodyType[];
  headings: string[];
  texts: string[];
  /** Fills the form of a new record, which is then sent as `added`. */
  fill: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  added: object;
  /** Refusals of the new record, unless the form shows them in its own way. */
  refusal?: { field: string; label: string; sentence: string; unshown?: string; toasted?: boolean };
  /** The record that is changed and deleted. */
  name: string;
  id: number;
  change: (user: UserEvent, dialog: HTMLElement) => Promise<void>;
  changed: object;
  /** The sentence of a deletion that failed, where the specification has one. */
  deleteFailure?: string;
  draft: object;
}

const OTHER = { id: 'Other', name: 'Other' };

/** Sections of records by their path below `candidate/`, which is the name of their form, too. */
const RECORDS: Record<string, RecordCase> = {
  'work-experience': {
    ...workExperienceSection,
    title: 'Pengalaman Kerja',
    empty: 'Belum ada pengalaman kerja.',
    records: [
      makeWorkExperienceDto({ id: 1, title: 'Berakhir entah kapan', endDate: null, currentlyWorking: false }),
      makeWorkExperienceDto({ id: 2, title: 'Sampai 2020', startDate: '2010-01-01', endDate: '2020-05-01' }),
      makeWorkExperienceDto(),
      // The provider may send the bare id of a level.
      {
        ...makeWorkExperienceDto({ id: 4, title: 'Sekarang', startDate: '2009-01-01', endDate: null }),
        currentlyWorking: true,
        jobLevel: 3,
      },
      makeWorkExperienceDto({ id: 5, title: 'Sampai 2020 juga', startDate: '2018-01-01', endDate: '2020-05-01' }),
    ],
    headings: ['Sekarang', 'Staf Gudang', 'Sampai 2020 juga', 'Sampai 2020', 'Berakhir entah kapan'],
    texts: ['PT Samudra Karya · Kontrak', 'Nov 2022 - Jan 2025 · 2 tahun 3 bulan', 'Nov 2022 - -', 'Supervisor'],
    fill: async (user, dialog) => {
      fillText('Nama Posisi', 'Kepala Gudang');
      await pick(user, 'Tingkat Jabatan', 'Supervisor');
      fillText('Nama Perusahaan', 'PT Baru');
      await pick(user, 'Industri', 'Pengangkutan dan pergudangan');
      await pick(user, 'Tipe Pekerjaan', 'Penuh Waktu');
      fillDate('startDate', '02/2025');
      fillText('Deskripsi Pekerjaan', 'Memimpin regu');
      await expectEndOfBox(user, dialog, 'endDate', 'Saya masih bekerja di sini', 'Tanggal selesai tidak boleh kosong');
    },
    added: {
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
    refusal: {
      field: 'companyName',
      label: 'Nama Perusahaan',
      sentence: 'Failed to save work experience.',
      unshown: 'Galat basis data',
      toasted: true,
    },
    name: 'Staf Gudang',
    id: 7,
    change: async (_user, dialog) => {
      await waitFor(() => expect(within(dialog).getByLabelText('Tingkat Jabatan')).toHaveValue('Staf'));
      fillText('Nama Posisi', 'Staf Senior');
      fillDate('endDate', '10/2022');
      expect(await within(dialog).findByText('Tanggal selesai lebih awal dari tanggal mulai.')).toBeVisible();
    },
    changed: { title: 'Staf Senior', jobLevel: 2, endDate: '2022-10-01' },
    draft: { title: 'Draf' },
  },
  education: {
    ...educationSection,
    title: 'Pendidikan Terakhir',
    empty: 'Belum ada pendidikan.',
    records: [
      makeEducationDto({
        id: 1,
        education: OTHER,
        otherEducation: 'SMA Uji',
        dateStart: '2010-07-01',
        graduationDate: '2013-06-01',
      }),
      makeEducationDto({
        id: 2,
        education: OTHER,
        otherEducation: 'Kampus Kami',
        educationMajor: OTHER,
        otherMajor: 'Ilmu Uji',
        isPresent: true,
        graduationDate: null,
      }),
      // The provider may send bare ids.
      { id: 3, educationLevel: 5, education: 22, educationMajor: 32, dateStart: '2010-01-01', graduationDate: null },
      makeEducationDto({ id: 4, education: OTHER, otherEducation: 'Lulus entah kapan', graduationDate: null }),
      makeEducationDto(),
    ],
    headings: ['Kampus Kami', 'Institut Uji', 'Universitas Uji', 'SMA Uji', 'Lulus entah kapan'],
    texts: ['S1 · Ilmu Uji', 'Agt 2013 - Present', 'Agt 2013 - Jul 2017', 'IPK / Nilai: 3.50', 'S1 · Teknik Uji'],
    fill: async (user, dialog) => {
      await pick(user, 'Tingkat Pendidikan', 'S1');
      await pick(user, 'Universitas / Institusi', 'Universitas Uji');
      await user.click(within(dialog).getByRole('checkbox', { name: 'Jurusan tidak ditemukan' }));
      fillText('Jurusan Lainnya', 'Ilmu Uji');
      await pick(user, 'Lokasi', 'Luar Negeri');
      fillText('IPK', '3,75');
      fillDate('dateStart', '08/2022');
      await user.click(within(dialog).getByRole('checkbox', { name: 'Saya masih menempuh pendidikan ini' }));
    },
    added: {
      id: null,
      educationLevel: 5,
      education: 21,
      educationMajor: 'Other',
      otherEducation: null,
      otherMajor: 'Ilmu Uji',
      location: 'overseas',
      dateStart: '2022-08-01',
      graduationDate: null,
      isPresent: true,
      gpa: 3.75,
      description: null,
    },
    name: 'Universitas Uji',
    id: 8,
    change: async (_user, dialog) => {
      const institution = within(dialog).getByLabelText('Universitas / Institusi');
      await waitFor(() => expect(institution).toHaveValue('Universitas Uji'));
      fillText('IPK', '4.5');
      expect(await within(dialog).findByText('IPK harus antara 0.00 - 4.00')).toBeVisible();
      expect(within(dialog).getByRole('button', { name: 'Simpan' })).toBeDisabled();
      fillText('IPK', '3.9');
    },
    changed: { id: 8, education: 21, educationMajor: 31, gpa: 3.9 },
    draft: { description: 'Draf' },
  },
  'organization-experience': {
    ...organizationExperienceSection,
    title: 'Pengalaman Organisasi',
    empty: 'Belum ada pengalaman organisasi.',
    records: [
      makeOrganizationExperienceDto(),
      makeOrganizationExperienceDto({ id: 6, position_name: 'Ketua', is_present: true }),
    ],
    headings: ['Bendahara', 'Ketua'],
    texts: ['Mar 2021 - Feb 2022 · 1 tahun'],
    fill: async (user, dialog) => {
      fillText('Nama Organisasi', 'Pramuka Uji');
      fillText('Posisi', 'Ketua');
      fillDate('start_date', '02/2025');
      const missing = 'Tanggal berakhir wajib diisi jika tidak masih aktif.';
      await expectEndOfBox(user, dialog, 'end_date', 'Saya masih aktif di sini', missing);
    },
    added: {
      organization_name: 'Pramuka Uji',
      position_name: 'Ketua',
      start_date: '2025-02-01',
      end_date: currentMonth(),
      is_present: true,
      additional_info: null,
    },
    refusal: {
      field: 'organization_name',
      label: 'Nama Organisasi',
      sentence: 'Pengalaman organisasi gagal disimpan. Coba lagi.',
    },
    name: 'Bendahara',
    id: 5,
    change: async (_user, dialog) => {
      expect(await within(dialog).findByText('14/2000')).toBeVisible();
      fillText('Posisi', 'Ketua');
    },
    changed: { position_name: 'Ketua', end_date: '2022-02-01', is_present: false },
    deleteFailure: 'Failed to delete organization experience.',
    draft: { position_name: 'Draf' },
  },
  training: {
    ...trainingSection,
    title: 'Pelatihan atau Sertifikasi',
    empty: 'Belum ada pelatihan atau sertifikasi.',
    records: [
      makeTrainingDto({ status: 'active' }),
      makeTrainingDto({ id: 7, title: 'K3', isPresent: true, endDate: null }),
    ],
    headings: ['Manajemen Gudang', 'K3'],
    texts: ['Lembaga Uji · Sertifikasi', 'Jan 2023 - Mar 2023', 'Jan 2023 - Present'],
    fill: async (user, dialog) => {
      fillText('Judul', 'K3 Umum');
      fillText('Nama Organisasi', 'Balai Uji');
      await pick(user, 'Tipe', 'Pelatihan');
      fillDate('startDate', '02/2025');
      expect(within(dialog).getByText('0/200')).toBeVisible();
      const missing = 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.';
      await expectEndOfBox(user, dialog, 'endDate', 'Saya masih mengikuti program ini', missing);
      expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(missing);
    },
    added: {
      title: 'K3 Umum',
      institutionName: 'Balai Uji',
      type: 'training',
      startDate: '2025-02-01',
      endDate: null,
      isPresent: true,
      locationName: null,
      locationType: 'offline',
      status: null,
      description: null,
    },
    refusal: {
      field: 'institutionName',
      label: 'Nama Organisasi',
      sentence: 'Gagal menyimpan pelatihan atau sertifikasi.',
      toasted: true,
    },
    name: 'Manajemen Gudang',
    id: 6,
    change: async () => fillText('Judul', 'Gudang'),
    changed: { title: 'Gudang', endDate: '2023-03-01', status: 'active' },
    draft: { title: 'Draf' },
  },
  achievement: {
    ...achievementSection,
    title: 'Penghargaan',
    empty: 'Belum ada penghargaan.',
    records: [makeAchievementDto()],
    headings: ['Karyawan Teladan'],
    texts: ['PT Samudra Karya', '17 Agustus 2024', 'Tanpa kesalahan stok selama setahun.'],
    fill: async () => {
      fillText('Judul Penghargaan', 'Juara Lomba');
      fillText('Instansi Pemberi', 'Dinas Uji');
      fillDate('date', '17/08/2025');
      fillText('Informasi Tambahan', 'Tingkat kota');
    },
    added: { name: 'Juara Lomba', organizationOrEvent: 'Dinas Uji', date: '2025-08-17', description: 'Tingkat kota' },
    refusal: {
      field: 'organizationOrEvent',
      label: 'Instansi Pemberi',
      sentence: 'An error occurred',
      unshown: 'Galat basis data',
      toasted: true,
    },
    name: 'Karyawan Teladan',
    id: 3,
    change: async () => fillText('Instansi Pemberi', 'PT Lain'),
    changed: { organizationOrEvent: 'PT Lain', date: '2024-08-17' },
    draft: { name: 'Draf' },
  },
  language: {
    ...languageSection,
    title: 'Bahasa yang Dikuasai',
    empty: 'Belum ada bahasa yang dikuasai.',
    // The provider may send the bare id of a language.
    records: [makeCandidateLanguageDto(), { id: 10, language: 3, level: 'beginner', status: 'active' }],
    headings: ['Inggris', 'Jepang'],
    texts: ['Fluent', 'Beginner'],
    fill: async (user) => {
      await pick(user, 'Bahasa', 'Jawa');
      await pick(user, 'Tingkat Kemahiran', 'Beginner');
    },
    added: { language: 4, level: 'beginner', status: 'active' },
    refusal: { field: 'language', label: 'Bahasa', sentence: 'An unexpected error occurred', toasted: true },
    name: 'Inggris',
    id: 9,
    change: async (user, dialog) => {
      const taken = 'Bahasa ini sudah ada di profil Anda.';
      await waitFor(() => expect(within(dialog).getByLabelText('Bahasa')).toHaveValue('Inggris'));
      await pick(user, 'Tingkat Kemahiran', 'Intermediate');
      expect(within(dialog).queryByText(taken)).not.toBeInTheDocument();
      await pick(user, 'Bahasa', 'Jepang');
      expect(await within(dialog).findByText(taken)).toBeVisible();
    },
    changed: { language: 3, level: 'intermediate', status: 'active' },
    draft: { level: 'beginner' },
  },
  portfolio: {
    ...portfolioSection,
    title: 'Portofolio',
    empty: 'Belum ada portofolio.',
    records: [makePortfolioDto(), makePortfolioDto({ id: 5, name: 'Jahat', url: 'javascript:alert(1)' })],
    headings: ['Dasbor Stok', 'Jahat'],
    texts: ['https://karya.example.com/dasbor', 'javascript:alert(1)'],
    fill: async (_user, dialog) => {
      // Web addresses are links, and any other text is none.
      const [link, ...others] = screen.getAllByRole('link', { hidden: true });
      expect(link).toHaveAttribute('href', 'https://karya.example.com/dasbor');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(others).toEqual([]);
      fillText('Nama Portofolio', 'Blog');
      const url = within(dialog).getByLabelText('URL');
      expect(url).toHaveAccessibleDescription('Contoh: https://www.behance.net/nama-anda');
      fillText('URL', 'dewi.example.com');
    },
    added: { name: 'Blog', url: 'https://dewi.example.com' },
    refusal: { field: 'url', label: 'URL', sentence: 'An error occurred', unshown: 'Galat basis data' },
    name: 'Dasbor Stok',
    id: 4,
    change: async () => fillText('Nama Portofolio', 'Dasbor'),
    changed: { name: 'Dasbor', url: 'https://karya.example.com/dasbor' },
    draft: { name: 'Draf' },
  },
};

const LISTS = {
  'position-level': [
    { id: 2, name: 'Staf' },
    { id: 3, name: 'Supervisor' },
  ],
  industry: [{ id: 8, name: 'Pengangkutan dan pergudangan' }],
  'education-level': [
    { id: 1, name: 'SMA' },
    { id: 5, name: 'S1' },
  ],
  education: [
    { id: 21, name: 'Universitas Uji' },
    { id: 22, name: 'Institut Uji' },
  ],
  'education-major': [
    { id: 31, name: 'Statistika' },
    { id: 32, name: 'Teknik Uji' },
  ],
  language: [
    { id: 2, name: 'Inggris' },
    { id: 3, name: 'Jepang' },
    { id: 4, name: 'Jawa' },
  ],
};

it.each(Object.entries(RECORDS))('%s: shows, adds, changes and deletes records', async (path, row) => {
  const { Section, title, records, name, id } = row;
  const url = `candidate/${path}/`;
  given('get', url, records);
  for (const [list, items] of Object.entries(LISTS)) given('get', `master/${list}/`, items);
  const { user } = renderApp(<Section />, { preloaded: signedInState() });
  for (const text of row.texts) expect((await screen.findAllByText(text))[0]).toBeVisible();
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(headings()).toEqual(row.headings));

  await press(user, `Add ${title}`);
  const adding = await findDialog(`Tambah ${title}`);
  await row.fill(user, adding);
  if (row.refusal) await expectRefusalsTold(user, adding, { method: 'post', path: url, ...row.refusal });
  const posts = given('post', url, records[0]);
  await press(user, 'Simpan', adding);
  await press(user, 'Lanjut', await findDialog(`Berhasil Menyimpan ${title}!`));
  expect(posts.map(({ body }) => body)).toEqual([row.added]);
  await untilClosed();

  await press(user, `Edit ${name}`);
  const changing = await findDialog(`Ubah ${title}`);
  await row.change(user, changing);
  const puts = given('put', `${url}${id}/`, records[0]);
  await press(user, 'Simpan', changing);
  await press(user, 'Lanjut', await findDialog(`Berhasil Mengubah ${title}!`));
  expect(puts.map(({ body }) => body)).toMatchObject([row.changed]);
  await untilClosed();

  if (row.deleteFailure) {
    givenFailure('delete', `${url}${id}/`, 500);
    await press(user, `Delete ${name}`);
    await press(user, 'Delete');
    expect(await screen.findByText(row.deleteFailure)).toBeVisible();
    await untilClosed();
  }
  await press(user, `Delete ${name}`);
  const question = await findDialog('Are you sure you want to delete?');
  given('delete', `${url}${id}/`, null, 'Kata penyedia');
  given('get', url, []);
  await press(user, 'Delete', question);
  expect(await screen.findByText('Kata penyedia')).toBeVisible();
  expect(await screen.findByText(row.empty)).toBeVisible();
  await untilClosed();

  await continueDraft(user, path, row.draft, `Tambah ${title}`);
});

const CHIPS = [
  {
    ...skillSection,
    path: 'skill',
    field: 'skill',
    master: 'skill',
    title: 'Keahlian (Skills)',
    label: 'Keahlian',
    empty: 'Belum ada keahlian.',
    missing: 'Keahlian tidak boleh kosong!',
    nothingNew: 'Tidak ada skill baru yang ditambahkan.',
    success: 'Berhasil Menambahkan Skill!',
    failure: 'Gagal Menambahkan Skill!',
    wrap: (skill: JsonBodyType[]): JsonBodyType => ({ skill }),
    // The list is fetched again after two seconds: `skill.api.test.ts`.
    isListedAtOnce: false,
  },
  {
    ...interestSection,
    path: 'interest',
    field: 'functionOfInterest',
    master: 'function-of-interest',
    title: 'Minat Pekerjaan',
    label: 'Minat Pekerjaan',
    empty: 'No interests selected yet.',
    missing: 'Minat pekerjaan tidak boleh kosong!',
    nothingNew: null,
    success: 'Berhasil Menambahkan Minat Pekerjaan!',
    failure: 'Gagal Menambahkan Minat Pekerjaan!',
    wrap: (interests: JsonBodyType[]): JsonBodyType => interests,
    isListedAtOnce: true,
  },
];

it.each(CHIPS)('$path: shows, adds and removes names', async (row) => {
  const { Section, path, field, title, label, wrap } = row;
  const url = `candidate/${path}/`;
  const [stored, other] = [
    { id: 1, name: 'Gudang' },
    { id: 2, name: 'Stok' },
  ];
  given('get', url, wrap([stored]));
  given('get', `master/${row.master}/`, [stored, other]);
  const { user } = renderApp(<Section />, { preloaded: signedInState() });
  expect(await screen.findByText('Gudang')).toBeVisible();

  await press(user, `Add ${title}`);
  const dialog = await findDialog(`Tambah ${title}`);
  await press(user, 'Simpan', dialog);
  expect(await within(dialog).findByText(row.missing)).toBeVisible();
  if (row.nothingNew) {
    await pick(user, label, 'Gudang');
    await press(user, 'Simpan', dialog);
    expect(await within(dialog).findByText(row.nothingNew)).toBeVisible();
  }

  await pick(user, label, 'Stok');
  givenFailure('post', url, 400, { err: { [field]: ['Nama ditolak'] } });
  await press(user, 'Simpan', dialog);
  const popup = await findDialog(row.failure);
  expect(popup).toHaveTextContent('Nama ditolak');
  await press(user, 'Tutup', popup);
  const input = within(dialog).getByLabelText(label);
  expect(input).toHaveAccessibleDescription(expect.stringContaining('Nama ditolak'));
  expect(await within(dialog).findByRole('button', { name: 'Stok' })).toBeInTheDocument();
  givenNoResponse('post', url);
  await press(user, 'Simpan', dialog);
  expect(await screen.findByText('Terjadi kesalahan saat menyimpan data.')).toBeVisible();
  await press(user, 'Tutup', await findDialog(row.failure));

  const posts = given('post', url, [other]);
  given('get', url, wrap([stored, other]));
  await press(user, 'Simpan', dialog);
  await press(user, 'Lanjut', await findDialog(row.success));
  if (row.isListedAtOnce) expect(await screen.findByRole('button', { name: 'Delete Stok' })).toBeVisible();
  expect(posts.map(({ body }) => body)).toEqual([{ [field]: ['Stok'] }]);
  await untilClosed();

  await press(user, 'Delete Gudang');
  given('delete', `${url}1/`, null, 'Kata penyedia');
  given('get', url, wrap([]));
  await press(user, 'Delete');
  expect(await screen.findByText('Kata penyedia')).toBeVisible();
  expect(await screen.findByText(row.empty)).toBeVisible();
  await untilClosed();

  await continueDraft(user, path, { [field]: ['Stok'] }, `Tambah ${title}`);
});
