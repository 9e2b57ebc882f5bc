import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CvEntry, CvLine, CvReading } from '@titian/cv-reader';
import { makeEducationDto } from '@test/dto/education';
import { makeOrganizationExperienceDto } from '@test/dto/organization-experience';
import { makePortfolioDto } from '@test/dto/portfolio';
import { CONTACT_ALONE, makeProfileDto } from '@test/dto/profile';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { fillDate, fillText, pick } from '@test/fill';
import { renderApp, signedInState } from '@test/render-app';
import { call, given, givenFailure, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { UploadCvSection } from './UploadCvSection';

const mockRead = jest.fn<Promise<CvReading>, [File, AbortSignal]>();
const mockClose = jest.fn();

jest.mock('@titian/cv-reader', () => {
  class CvRefused extends Error {
    constructor(readonly reason: string) {
      super(reason);
    }
  }
  return { CvRefused, startCvReader: () => ({ read: mockRead, close: mockClose }) };
});

const { CvRefused } = jest.requireMock<{ CvRefused: new (reason: string) => Error }>('@titian/cv-reader');

const toLine = (text: string, line: number, page = 1): CvLine => ({
  text,
  cells: [text],
  page,
  line,
  size: null,
  bold: false,
});

const toEntry = (section: CvEntry['section'], values: CvEntry['values'], source = [toLine('Sumber', 12)]): CvEntry => ({
  section,
  values,
  source,
});

const ORGANIZATION = toEntry('organizationExperience', {
  organization_name: 'Karang Taruna',
  position_name: 'Bendahara',
  start_date: '2019-02',
  end_date: '2020-03',
});
const PORTFOLIO = toEntry('portfolio', { name: 'Situs', url: 'sari.example.com' });
const WORK = toEntry('workExperience', {
  title: 'Kepala Gudang',
  companyName: 'PT Baru',
  startDate: '2019',
  endDate: '2021-05',
  description: 'Memimpin regu',
});

/** The forms in which the profile is saved. */
function givenProfileSaved() {
  const forms: Record<string, unknown>[] = [];
  server.use(
    http.put(call('candidate/profile/'), async ({ request }) => {
      const isJson = request.headers.get('Content-Type')?.includes('json') === true;
      forms.push(
        isJson ? ((await request.json()) as Record<string, unknown>) : Object.fromEntries(await request.formData()),
      );
      return HttpResponse.json({ statusCode: 2000, message: 'Tersimpan', data: null });
    }),
  );
  return forms;
}

function givenProfile() {
  given('get', 'candidate/profile/', makeProfileDto({ name: 'Sari Wulandari', about: null, linkedin: null }));
  given('get', 'candidate/work-experience/', [makeWorkExperienceDto()]);
  given('get', 'candidate/education/', [makeEducationDto()]);
  given('get', 'candidate/organization-experience/', []);
  for (const section of ['training', 'achievement', 'language', 'interest', 'portfolio'])
    given('get', `candidate/${section}/`, []);
  given('get', 'candidate/skill/', { skill: [{ id: 1, name: 'Excel' }] });
  given('get', 'master/position-level/', [
    { id: 1, name: 'Staf' },
    { id: 3, name: 'Supervisor' },
  ]);
  given('get', 'master/industry/', [{ id: 8, name: 'Pergudangan' }]);
  given('get', 'master/education-level/', [
    { id: 5, name: 'S1' },
    { id: 4, name: 'D3' },
  ]);
  given('get', 'master/language/', [
    { id: 2, name: 'Bahasa Inggris' },
    { id: 3, name: 'Bahasa Jawa' },
  ]);
  given('get', 'master/function-of-interest/', [{ id: 4, name: 'Akuntansi' }]);
  given('get', 'master/city/', []);
  given('get', 'master/location/', [
    { id: 34, name: 'DI Yogyakarta' },
    { id: 33, name: 'Jawa Tengah' },
  ]);
}

async function open(givenOther?: () => void) {
  givenProfile();
  givenOther?.();
  const view = renderApp(<UploadCvSection />, { preloaded: signedInState() });
  await view.user.click(screen.getByRole('button', { name: 'Upload CV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload CV' });
  const choose = () =>
    view.user.upload(
      within(dialog).getByLabelText('Pilih file', { selector: 'input' }),
      new File(['%PDF-1.7'], 'cv-saya.pdf'),
    );
  const submit = () => view.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  return { ...view, dialog, choose, submit };
}

/** The modal with what a file is read as, once the profile is loaded. */
async function review(entries: CvEntry[], unread: CvLine[] = [], leftOut?: number, givenOther?: () => void) {
  mockRead.mockResolvedValue({ entries, unread, leftOut });
  const view = await open(givenOther);
  await untilCallsSeen();
  await view.choose();
  await view.submit();
  expect(await within(view.dialog).findByRole('heading', { name: 'Periksa hasilnya' })).toHaveFocus();
  return view;
}

const card = (name: string) => screen.getByRole('article', { name });
const press = (name: string, button: string) => within(card(name)).getByRole('button', { name: button });

beforeEach(() => {
  mockRead.mockReset();
  mockClose.mockReset();
});

describe('the file', () => {
  it('has to be chosen before it is submitted, is refused with a reason, and can be chosen again', async () => {
    const { dialog, choose, submit } = await open();
    await submit();
    expect(within(dialog).getByText('Pilih file terlebih dahulu.')).toBeVisible();
    for (const [reason, sentence] of [
      ['scan', 'Ini hasil pindai tanpa teks. Pilih PDF yang teksnya dapat disalin, atau file DOCX.'],
      [
        'unreadable',
        'Huruf di berkas ini tidak bisa dibaca. Pilih file DOCX, atau PDF yang teksnya tetap benar setelah disalin.',
      ],
      ['encrypted', 'File terkunci kata sandi. Simpan tanpa kata sandi, lalu pilih lagi.'],
    ] as const) {
      mockRead.mockRejectedValueOnce(new CvRefused(reason));
      await choose();
      await submit();
      expect(await within(dialog).findByText(sentence)).toBeVisible();
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveFocus());
      await choose();
      expect(within(dialog).queryByText(sentence)).not.toBeInTheDocument();
    }
    mockRead.mockResolvedValue({ entries: [], unread: [toLine('Sari', 1)] });
    await submit();
    expect(await within(dialog).findByText('Sari')).toBeVisible();
  });

  it('shows that it is being read, which Batal ends, and closes by Cancel', async () => {
    mockRead.mockReturnValue(new Promise(() => undefined));
    const { user, dialog, choose, submit } = await open();
    await choose();
    await submit();
    expect(await within(dialog).findByRole('status')).toBeEmptyDOMElement();
    expect(await within(dialog).findByText('Membaca cv-saya.pdf…')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    expect(mockRead.mock.lastCall?.[1].aborted).toBe(true);
    expect(within(dialog).getByText('cv-saya.pdf')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mockClose).toHaveBeenCalled();
  });
});

describe('its entries', () => {
  it('say what they are and where they come from, and are not saved before they are taken', async () => {
    const calls: string[] = [];
    const source = [
      toLine('ORGANISASI', 11),
      toLine('Karang Taruna', 12),
      toLine('Masa bakti', 13),
      toLine('Kas', 1, 2),
    ];
    const { user, dialog } = await review(
      [{ ...ORGANIZATION, source }],
      [toLine('Agama: Islam', 4), { ...toLine('3HQGLGLNDQ', 5), unreadable: true }],
    );
    expect(within(dialog).getByText(/^Huruf di berkas ini tidak bisa dibaca di 1 baris\./)).toBeVisible();
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    expect(within(dialog).getByText('1 isian ditemukan di cv-saya.pdf.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Pengalaman Organisasi 1 siap' })).toBeVisible();
    expect(within(card('Karang Taruna')).getByText('Feb 2019')).toBeVisible();
    expect(within(card('Karang Taruna')).getByText('Dari “Karang Taruna”, halaman 1')).toBeVisible();
    await user.click(press('Karang Taruna', '3 baris lain'));
    const lines = within(card('Karang Taruna')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Halaman 1ORGANISASI', 'Masa bakti', 'Halaman 2Kas']);
    await user.click(within(dialog).getByRole('button', { name: 'Tidak terbaca (2)' }));
    expect(within(dialog).getByText('Agama: Islam')).toBeVisible();
    expect(within(dialog).getByText('Huruf di berkas ini tidak bisa dibaca')).toBeVisible();
    expect(calls).toEqual([]);

    const requests = given('post', 'candidate/organization-experience/', makeOrganizationExperienceDto());
    await user.click(press('Karang Taruna', 'Ambil Karang Taruna'));
    expect(await within(card('Karang Taruna')).findByText('Tersimpan')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        organization_name: 'Karang Taruna',
        position_name: 'Bendahara',
        start_date: '2019-02-01',
        end_date: '2020-03-01',
        is_present: false,
        additional_info: null,
      },
    ]);
    expect(within(dialog).getByText('1 tersimpan.')).toBeVisible();
    expect(within(card('Karang Taruna')).getByRole('heading')).toHaveFocus();
    server.events.removeAllListeners();
  });

  it('are taken together where they are complete and ticked, and one that failed is tried again', async () => {
    const { user, dialog } = await review([WORK, ORGANIZATION, PORTFOLIO]);
    const organizations = given('post', 'candidate/organization-experience/', makeOrganizationExperienceDto());
    givenFailure('post', 'candidate/portfolio/', 400, { statusCode: 4000, err: { url: ['Alamat ditolak.'] } });
    expect(within(card('Kepala Gudang')).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(card('Kepala Gudang')).getByText('Perlu dilengkapi: Industri, Mulai (bulan)')).toBeVisible();
    expect(await within(dialog).findByText('2 siap, 1 perlu dilengkapi')).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'Ambil semua (2)' }));
    expect(within(dialog).getByRole('status')).toHaveFocus();
    expect(await within(card('Situs')).findByText('Alamat ditolak.')).toBeVisible();
    expect(within(dialog).getByText('1 tersimpan, 1 gagal.')).toBeVisible();
    expect(organizations).toHaveLength(1);
    given('post', 'candidate/portfolio/', makePortfolioDto());
    await user.click(press('Situs', 'Coba lagi: Situs'));
    expect(await within(card('Situs')).findByText('Tersimpan')).toBeVisible();
    expect(within(dialog).getByText('2 tersimpan.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Ambil semua/ })).not.toBeInTheDocument();
  });

  it('get what a CV rarely states by one choice for all, beginning with a guess, which can be refused', async () => {
    const of = (companyName: string) => ({
      ...WORK,
      values: { ...WORK.values, title: companyName, companyName, startDate: '2019-03' },
    });
    const internship = { ...of('PT Magang'), values: { ...of('PT Magang').values, workingType: 'internship' } };
    const unknown = { ...of('PT Lepas'), values: { ...of('PT Lepas').values, workingType: 'Harian lepas' } };
    const { user, dialog } = await review([of('PT Satu'), of('PT Dua'), internship, unknown]);
    await screen.findByRole('article', { name: 'PT Magang' });
    const choice = within(dialog).getByRole('group', { name: 'Semua pekerjaan ini' });
    expect(within(choice).getByLabelText('Tipe Pekerjaan')).toHaveDisplayValue('Penuh Waktu');
    expect(within(choice).getByLabelText('Tingkat Jabatan')).toHaveValue('Staf');
    expect(within(card('PT Satu')).getByText('Dari pilihan untuk semua: Staf, Penuh Waktu')).toBeVisible();
    expect(within(card('PT Magang')).getByText('Dari pilihan untuk semua: Staf')).toBeVisible();
    expect(within(dialog).getByText('4 perlu dilengkapi', { selector: 'p' })).toBeVisible();
    await pick(user, 'Industri', 'Pergudangan');
    expect(await within(dialog).findByText('3 siap, 1 perlu dilengkapi', { selector: 'p' })).toBeVisible();
    // A choice for all does not replace the CV's own word.
    expect(within(card('PT Lepas')).getByText(/^Perlu dilengkapi: Tipe Pekerjaan/)).toBeVisible();
    await user.click(press('PT Dua', 'Lewati PT Dua'));
    await user.click(press('PT Lepas', 'Lewati PT Lepas'));

    givenFailure('post', 'candidate/work-experience/', 400, { statusCode: 4000, err: { jobLevel: ['Tidak ada.'] } });
    await user.click(within(dialog).getByRole('button', { name: 'Ambil semua (2)' }));
    expect(await within(card('PT Magang')).findByText('Tidak ada.')).toBeVisible();
    await pick(user, 'Tingkat Jabatan', 'Supervisor');
    const requests = given('post', 'candidate/work-experience/', makeWorkExperienceDto());
    await user.click(within(dialog).getByRole('button', { name: 'Ambil semua (2)' }));
    expect(await within(card('PT Magang')).findByText('Tersimpan')).toBeVisible();
    expect(requests.map(({ body }) => body)).toMatchObject([
      { title: 'PT Satu', workingType: 'fulltime', jobLevel: 3, industry: 8 },
      { title: 'PT Magang', workingType: 'internship', jobLevel: 3, industry: 8 },
    ]);
    expect(choice).not.toBeInTheDocument();
  });

  it('need three choices and one press for ten of the eleven of a CV by LinkedIn, and say what is needed', async () => {
    const forms = givenProfileSaved();
    const work = { companyName: 'Kedai Lereng', startDate: '2022-03', description: 'Memesan biji kopi' };
    const { user, dialog } = await review(
      [
        toEntry('personal', { location: 'Central Java', city: 'Surakarta', linkedin: 'www.linkedin.com/in/laras' }),
        toEntry('headline', { professionalHeadline: 'Barista', about: 'Membuat kopi.' }),
        ...['Latte Art', 'Stok', 'Layanan'].map((name) => toEntry('skill', { name })),
        toEntry('language', { language: 'English', level: 'intermediate' }),
        toEntry('language', { language: 'Javanese', level: 'fluent' }),
        toEntry('training', { title: 'Barista Level 2', type: 'certification' }),
        toEntry('workExperience', { ...work, title: 'Kepala Barista', currentlyWorking: 'true' }),
        toEntry('workExperience', { ...work, title: 'Barista', endDate: '2022-09' }),
        ...['D3', 'S1'].map((educationLevel, index) =>
          toEntry('education', {
            educationLevel,
            education: `Politeknik ${educationLevel}`,
            educationMajor: 'Perhotelan',
            dateStart: `201${index}`,
            graduationDate: `201${index + 4}`,
          }),
        ),
      ],
      [],
      undefined,
      () => given('get', 'candidate/profile/', makeProfileDto(CONTACT_ALONE)),
    );
    expect(within(dialog).getByText('11 isian ditemukan di cv-saya.pdf.')).toBeVisible();
    await screen.findByRole('article', { name: 'Javanese' });
    const note = (name: string) => within(card(name)).getByText(/^Perlu dilengkapi/).textContent;
    expect(note('Barista Level 2')).toBe('Perlu dilengkapi: Nama Organisasi, Mulai, Berakhir');
    expect(note('Politeknik S1')).toBe('Perlu dilengkapi: Mulai (bulan), Lulus (bulan), IPK');
    expect(note('Kepala Barista')).toBe('Perlu dilengkapi: Industri');
    expect(await within(dialog).findByRole('button', { name: 'Ambil semua (6)' })).toBeVisible();
    await pick(user, 'Industri', 'Pergudangan');
    expect(await within(dialog).findByRole('button', { name: 'Ambil semua (8)' })).toBeVisible();

    const choice = within(dialog).getByRole('group', { name: 'Semua pendidikan ini' });
    await user.type(within(choice).getByLabelText('IPK'), '3,5');
    await pick(user, 'Mulai (bulan)', 'Agustus');
    await pick(user, 'Lulus (bulan)', 'Juli');
    expect(await within(card('Politeknik D3')).findByText(/^Dari pilihan untuk semua: .*Agt 2010/)).toBeVisible();
    given('get', 'master/city/', [{ id: 3372, name: 'Kota Surakarta' }]);
    for (const list of ['education', 'education-major']) given('get', `master/${list}/`, []);
    given('post', 'candidate/work-experience/', makeWorkExperienceDto());
    given('post', 'candidate/skill/', { skill: [] });
    given('post', 'candidate/language/', {});
    const educations = given('post', 'candidate/education/', makeEducationDto());
    await user.click(await within(dialog).findByRole('button', { name: 'Ambil semua (10)' }));
    expect(await within(dialog).findByText('10 tersimpan.', undefined, { timeout: 5000 })).toBeVisible();
    expect(forms).toEqual([
      { professionalHeadline: 'Barista', about: 'Membuat kopi.' },
      { location: '33', city: '3372' },
      { linkedin: 'https://www.linkedin.com/in/laras' },
    ]);
    expect(educations[0]?.body).toMatchObject({ dateStart: '2010-08-01', graduationDate: '2014-07-01', gpa: 3.5 });
  });

  it('say which date, or which part of it, is needed', async () => {
    await review([
      ...['2019', '2019-05'].map((date) =>
        toEntry('achievement', { name: `Juara ${date}`, date, description: 'Lomba' }),
      ),
      toEntry('education', { education: 'Institut Baru', educationLevel: 'S1', dateStart: '2023-08', gpa: '3.7' }),
    ]);
    await screen.findByRole('article', { name: 'Juara 2019-05' });
    expect(card('Juara 2019')).toHaveTextContent('Perlu dilengkapi: Instansi Pemberi, Tanggal (hari dan bulan)');
    expect(card('Juara 2019-05')).toHaveTextContent('Perlu dilengkapi: Instansi Pemberi, Tanggal (hari)');
    expect(card('Institut Baru')).toHaveTextContent('Perlu dilengkapi: Jurusan, Lulus');
  });

  it('leave out a city that is one of several', async () => {
    const forms = givenProfileSaved();
    const { user } = await review(
      [toEntry('personal', { location: 'Central Java', city: 'Magelang' })],
      [],
      undefined,
      () => given('get', 'candidate/profile/', makeProfileDto(CONTACT_ALONE)),
    );
    const city = within(card('Informasi Pribadi')).getByRole('checkbox', { name: /Magelang/ });
    expect(city).not.toBeChecked();
    expect(city).toHaveAccessibleName(
      /Perlu dilengkapi: Kabupaten \/ Kota \(Kabupaten Magelang atau Kota Magelang\?\)$/,
    );
    await user.click(press('Informasi Pribadi', 'Ambil Informasi Pribadi'));
    await waitFor(() => expect(forms).toEqual([{ location: '33' }]));
  });

  it('are known where the profile has them by other names', async () => {
    const { dialog } = await review(
      [toEntry('personal', { location: 'Central Java', city: 'Magelang', linkedin: 'www.linkedin.com/in/laras' })],
      [],
      undefined,
      () =>
        given(
          'get',
          'candidate/profile/',
          makeProfileDto({
            location: { id: 33, name: 'Jawa Tengah' },
            city: { id: 3371, name: 'Kota Magelang' },
            linkedin: 'https://www.linkedin.com/in/laras',
          }),
        ),
    );
    for (const section of ['Informasi Pribadi', 'Media Sosial'])
      expect(within(dialog).getByRole('button', { name: `${section} 1 sudah ada` })).toBeVisible();
  });

  it('need a city where the province is another one than in the profile', async () => {
    const { user } = await review([toEntry('personal', { location: 'Central Java' })]);
    await user.click(within(card('Informasi Pribadi')).getByRole('checkbox', { name: /Central Java/ }));
    expect(within(card('Informasi Pribadi')).getByText('Perlu dilengkapi: Kabupaten / Kota')).toBeVisible();
  });

  it('are not saved without a city that the provider does not list, and say so', async () => {
    const forms = givenProfileSaved();
    const { user } = await review([toEntry('personal', { location: 'Jawa Tengah', city: 'Antah' })]);
    for (const box of within(card('Informasi Pribadi')).getAllByRole('checkbox')) {
      if (!(box as HTMLInputElement).checked) await user.click(box);
    }
    await user.click(press('Informasi Pribadi', 'Ambil Informasi Pribadi'));
    const failure = await within(card('Informasi Pribadi')).findByText(/tidak ada di daftar/);
    expect(failure).toHaveTextContent('Perlu dilengkapi: Kabupaten / Kota (tidak ada di daftar)');
    expect(forms).toEqual([]);
  });

  it('open their form where something is missing: a month is asked for, never invented', async () => {
    const { user } = await review([WORK]);
    expect(within(card('Kepala Gudang')).getByText('2019 (tanpa bulan)')).toBeVisible();
    await pick(user, 'Industri', 'Pergudangan');
    await user.click(press('Kepala Gudang', 'Ambil Kepala Gudang'));
    const form = await screen.findByRole('dialog', { name: 'Tambah Pengalaman Kerja' });
    expect(within(form).getByLabelText('Nama Posisi')).toHaveValue('Kepala Gudang');
    expect(within(form).getByLabelText('Industri')).toHaveValue('Pergudangan');
    expect(document.querySelector('input[name=startDate]')).toHaveValue('/2019');
    fillDate('startDate', '03/2019');
    const requests = given('post', 'candidate/work-experience/', makeWorkExperienceDto());
    await user.click(within(form).getByRole('button', { name: 'Simpan' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(await within(card('Kepala Gudang')).findByText('Tersimpan')).toBeVisible();
    expect(requests[0]?.body).toMatchObject({ title: 'Kepala Gudang', startDate: '2019-03-01', endDate: '2021-05-01' });
    expect(window.localStorage.getItem('titian:drafts')).toBeNull();
  });

  it('can be changed before they are saved, and be skipped', async () => {
    const { user } = await review([ORGANIZATION, PORTFOLIO]);
    await user.click(press('Karang Taruna', 'Ubah Karang Taruna'));
    const form = await screen.findByRole('dialog', { name: 'Tambah Pengalaman Organisasi' });
    fillText('Posisi', 'Ketua');
    const requests = given('post', 'candidate/organization-experience/', makeOrganizationExperienceDto());
    await user.click(within(form).getByRole('button', { name: 'Simpan' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjut' }));
    expect(requests[0]?.body).toMatchObject({ position_name: 'Ketua' });
    await user.click(press('Situs', 'Lewati Situs'));
    expect(within(card('Situs')).getByText('Dilewati')).toBeVisible();
    await user.click(press('Situs', 'Kembalikan Situs'));
    expect(press('Situs', 'Ambil Situs')).toBeVisible();
  });

  it('are folded, ask for nothing and are not counted where the profile has them', async () => {
    const inProfile = { title: 'Staf Gudang', companyName: 'PT Samudra Karya', startDate: '2022' };
    const { user, dialog } = await review([toEntry('workExperience', inProfile)]);
    await user.click(within(dialog).getByRole('button', { name: 'Pengalaman Kerja 1 sudah ada', expanded: false }));
    expect(within(card('Staf Gudang')).getByText('Sudah ada di profil')).toBeVisible();
    expect(within(card('Staf Gudang')).queryByText(/^Perlu dilengkapi/)).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('group')).not.toBeInTheDocument();
    expect(within(dialog).queryByText(/perlu dilengkapi/)).not.toBeInTheDocument();
  });

  it('have names that tell them apart, are not ticked where the profile has them, and are limited in number', async () => {
    const sameTitle = { ...WORK, values: { ...WORK.values, companyName: 'PT Lama' } };
    const inProfile = { title: 'STAF GUDANG', companyName: 'PT Samudra Karya', startDate: '2022-11' };
    const { dialog } = await review([WORK, sameTitle, toEntry('workExperience', inProfile), ORGANIZATION], [], 30);
    expect(press('Kepala Gudang, PT Baru', 'Lewati Kepala Gudang, PT Baru')).toBeVisible();
    expect(press('Kepala Gudang, PT Lama', 'Lewati Kepala Gudang, PT Lama')).toBeVisible();
    await screen.findByRole('article', { name: 'Karang Taruna' });
    expect(within(card('STAF GUDANG')).getByText('Sudah ada di profil')).toBeVisible();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
    expect(within(card('Karang Taruna')).getByRole('checkbox')).toBeChecked();
    expect(within(dialog).getByText(/^30 isian lain di file ini tidak ditampilkan/)).toBeVisible();
  });

  it('take an institution of the provider’s list by its name, once it is taken', async () => {
    const { user } = await review([
      toEntry('education', {
        educationLevel: 'S1',
        education: 'institut uji',
        educationMajor: 'Ilmu Uji',
        gpa: '3,45',
        dateStart: '2013-08',
        graduationDate: '2017-07',
      }),
    ]);
    given('get', 'master/education/', [{ id: 21, name: 'Institut Uji' }]);
    given('get', 'master/education-major/', [{ id: 31, name: 'Akuntansi' }]);
    const requests = given('post', 'candidate/education/', makeEducationDto());
    await user.click(press('institut uji', 'Ambil institut uji'));
    expect(await within(card('institut uji')).findByText('Tersimpan')).toBeVisible();
    expect(requests[0]?.body).toMatchObject({
      educationLevel: 5,
      education: 21,
      location: 'indonesia',
      otherEducation: null,
      educationMajor: 'Other',
      otherMajor: 'Ilmu Uji',
      gpa: 3.45,
    });
  });
});

it('proposes of the profile what is empty or differs; what replaces a value, a birth date and what is too long are not ticked', async () => {
  const forms = givenProfileSaved();
  const { user } = await review([
    toEntry('personal', {
      name: 'Sari W.',
      dob: '1996-05-12',
      birthPlace: 'Jawa Tengah',
      email: 'lain@example.com',
      linkedin: 'linkedin.com/in/sari',
    }),
    toEntry('headline', { professionalHeadline: 'Analis', about: 'Teliti. '.repeat(70) }),
  ]);
  expect(within(card('Profil')).getByRole('checkbox', { name: /Sari W\./ })).not.toBeChecked();
  const birthDate = within(card('Informasi Pribadi')).getByRole('checkbox', { name: /12 Mei 1996/ });
  expect(birthDate).not.toBeChecked();
  expect(within(card('Informasi Pribadi')).getByText('Di profil: 1 Januari 1995')).toBeVisible();
  expect(within(card('Informasi Pribadi')).getByText('Diubah di pengaturan akun')).toBeVisible();
  const about = within(card('Profil')).getByRole('checkbox', { name: /Teliti/ });
  expect(about).not.toBeChecked();
  expect(about).toHaveAccessibleName(/Perlu dilengkapi: Tentang Saya \(Maksimal 500 karakter\)$/);
  const headline = within(card('Profil')).getByRole('checkbox', { name: /Analis/ });
  expect(headline).not.toBeChecked();
  await user.click(headline);
  await user.click(press('Profil', 'Ambil Profil'));
  await waitFor(() => expect(forms).toEqual([{ professionalHeadline: 'Analis' }]));
  await user.click(await within(card('Profil')).findByRole('checkbox', { name: /Teliti/ }));
  await user.click(press('Profil', 'Ambil Profil'));
  const aboutForm = await screen.findByRole('dialog', { name: 'Profil' });
  await user.click(within(aboutForm).getByRole('button', { name: 'Batal' }));

  await user.click(within(card('Informasi Pribadi')).getByRole('checkbox', { name: /Jawa Tengah/ }));
  await user.click(press('Informasi Pribadi', 'Ubah Informasi Pribadi'));
  const form = await screen.findByRole('dialog', { name: 'Ubah Informasi Pribadi' });
  expect(document.querySelector('input[type=hidden][name=dob]')).toHaveValue('1995-01-01');
  await waitFor(() => expect(within(form).getByLabelText('Tempat Lahir')).toHaveValue('Jawa Tengah'));
  await user.click(within(form).getByRole('button', { name: 'Batal' }));
  await user.click(birthDate);
  await user.click(press('Informasi Pribadi', 'Ubah Informasi Pribadi'));
  await screen.findByRole('dialog', { name: 'Ubah Informasi Pribadi' });
  expect(document.querySelector('input[type=hidden][name=dob]')).toHaveValue('1996-05-12');
});

it('sends ticked skills together, at most ten, without those that the profile has', async () => {
  const names = Array.from({ length: 12 }, (_item, index) => `Keahlian ${index + 1}`);
  const { user, dialog } = await review([...names, 'EXCEL'].map((name) => toEntry('skill', { name })));
  const skills = card('Keahlian (Skills)');
  expect(within(skills).getAllByRole('checkbox', { checked: true })).toHaveLength(10);
  expect(within(skills).getByRole('checkbox', { name: 'Keahlian 12' })).toBeDisabled();
  expect(within(skills).getByText('Sudah ada di profil')).toBeVisible();
  await user.click(within(skills).getByRole('checkbox', { name: 'Keahlian 1' }));
  const requests = given('post', 'candidate/skill/', { skill: [] });
  await user.click(within(dialog).getByRole('button', { name: 'Ambil semua (1)' }));
  await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ skill: names.slice(1, 10) }]));
  expect(await within(skills).findByRole('checkbox', { name: 'Keahlian 12' })).toBeEnabled();
});

it('ticks of the interests only those of the provider’s list', async () => {
  await review(['Memancing', 'akuntansi'].map((name) => toEntry('interest', { name })));
  expect(within(card('Minat Pekerjaan')).getByRole('checkbox', { name: 'akuntansi' })).toBeChecked();
  expect(within(card('Minat Pekerjaan')).getByRole('checkbox', { name: 'Memancing' })).not.toBeChecked();
});

it('proposes of the interests in data only those of the provider’s list', async () => {
  await review(['Membaca', 'akuntansi'].map((name) => toEntry('interest', { name }, [])));
  expect(within(card('Minat Pekerjaan')).getByRole('checkbox')).toHaveAccessibleName('akuntansi');
});

it('asks before it is closed with entries that were not taken', async () => {
  const { user, dialog } = await review([ORGANIZATION, PORTFOLIO]);
  await user.click(press('Situs', 'Lewati Situs'));
  const [, close] = within(dialog).getAllByRole('button', { name: 'Tutup' });
  if (!close) throw new Error('No button to close');
  await user.click(close);
  const question = await screen.findByRole('dialog', { name: 'Tutup tanpa mengambil sisanya?' });
  expect(within(question).getByText(/^1 isian belum diambil/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Kembali' }));
  await user.click(press('Karang Taruna', 'Lewati Karang Taruna'));
  await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('can be read without a connection, and says that saving failed for its lack', async () => {
  const { user, dialog } = await review([PORTFOLIO]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.offline(window);
  expect(await within(dialog).findByText(/^Anda sedang offline\. Hasil tetap dapat diperiksa/)).toBeVisible();
  givenNoResponse('post', 'candidate/portfolio/');
  await user.click(press('Situs', 'Ambil Situs'));
  expect(await within(card('Situs')).findByText(/^Anda sedang offline\. Belum tersimpan/)).toBeVisible();
  jest.restoreAllMocks();
});
