import { randomUUID } from 'node:crypto';
import { expectContract } from '../../../test/expect-contract';
import { fillMasters } from '../../../test/fill-masters';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import type { recordSections } from '.';
import { achievement } from './achievement';
import { education } from './education';
import { language } from './language';
import { organizationExperience } from './organization-experience';
import { portfolio } from './portfolio';
import {
  achievementBody,
  caller,
  educationBody,
  languageBody,
  newCaller,
  organizationBody,
  portfolioBody,
  refusal,
  sectionsWithBodies,
  trainingBody,
  workBody,
} from './sections.fixture';
import { training } from './training';
import { workExperience } from './work-experience';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());

let me: Awaited<ReturnType<typeof newCaller>>;
beforeEach(async () => {
  me = await newCaller(test);
});

const named = { id: expect.any(Number), name: expect.stringMatching(/./) };
/** Fits between the double quotes of a header. */
const VERSION = /^[\w-]+$/;

const other = { id: 'Other', name: 'Other' };

/** The record that results from the body of a section, and a change of the body. */
const CASES: Record<keyof typeof recordSections, { record: object; change: object }> = {
  educations: {
    record: { ...educationBody, educationLevel: { id: 7, name: 'S1' }, education: other, educationMajor: other },
    change: { gpa: 4 },
  },
  workExperiences: { record: { ...workBody, jobLevel: named, industry: named }, change: { title: 'Kepala' } },
  organizationExperiences: { record: organizationBody, change: { position_name: 'Ketua' } },
  trainings: { record: trainingBody, change: { type: 'certification' } },
  achievements: { record: achievementBody, change: { description: 'Tingkat\r\nnasional. 🏆' } },
  languages: { record: { ...languageBody, language: named }, change: { level: 'beginner' } },
  portfolios: { record: portfolioBody, change: { name: 'Galeri' } },
};

describe.each(sectionsWithBodies)('$path', ({ key, path, resource, messages, body }) => {
  const { record, change } = CASES[key];

  it('adds, lists, changes and deletes a record', async () => {
    const empty = await me.list(path);
    expectContract(`list${resource}s`, empty);
    expect(empty.json()).toMatchObject({ statusCode: 2000, data: [] });

    const added = await me.add(path, body);
    expect(added.statusCode).toBe(201);
    expectContract(`add${resource}`, added);
    const stored = { id: expect.any(String), version: expect.stringMatching(VERSION), ...record };
    expect(added.json()).toEqual({ statusCode: 2001, message: messages.added, data: stored });
    const listed = await me.list(path);
    expectContract(`list${resource}s`, listed);
    expect(listed.json().data).toEqual([added.json().data]);

    const { id } = added.json().data;
    const changed = await me.change(path, id, { ...body, ...change });
    expect(changed.statusCode).toBe(200);
    expectContract(`change${resource}`, changed);
    expect(changed.json()).toEqual({
      statusCode: 2000,
      message: messages.changed,
      data: { ...stored, id, ...change },
    });
    expect((await me.list(path)).json().data).toEqual([changed.json().data]);

    const deleted = await me.remove(path, id);
    expectContract(`delete${resource}`, deleted);
    expect(deleted.json()).toEqual({ statusCode: 2000, message: messages.deleted, data: null });
    expect((await me.list(path)).json().data).toEqual([]);
    const again = await me.remove(path, id);
    expectContract(`delete${resource}`, again);
    expect(again.json()).toMatchObject({ statusCode: 4004 });
  });

  it('changes and deletes nothing under the id of another candidate’s record', async () => {
    const stranger = await newCaller(test);
    const { id } = (await me.add(path, body)).json().data;
    const before = (await me.list(path)).json().data;
    const attempts = [await stranger.change(path, id, { ...body, ...change }), await stranger.remove(path, id)];
    for (const attempt of attempts) {
      expect(attempt.statusCode).toBe(404);
      expect(attempt.json()).toMatchObject({ statusCode: 4004 });
    }
    expect((await me.list(path)).json().data).toEqual(before);
    expect((await stranger.list(path)).json().data).toEqual([]);
  });

  it('refuses a key that the contract does not have', async () => {
    const response = await me.add(path, { ...body, candidateId: randomUUID() });
    expectContract(`add${resource}`, response);
    expect(response.json()).toMatchObject({ statusCode: 4000, err: { candidateId: ['Isian ini tidak dikenal.'] } });
  });
});

/** All sections have the same routes, so one section is enough here. */
describe('the record of a section', () => {
  const { path, table } = achievement;
  const body = achievementBody;
  const change = { description: 'Tingkat nasional.' };
  const rows = () => test.db.select().from(table).orderBy(table.id);

  it('refuses to undo a change that the caller has not seen, and stores nothing then', async () => {
    const { id, version } = (await me.add(path, body)).json().data;
    const first = await me.change(path, id, { ...body, ...change }, { 'if-match': `"${version}"` });
    expect(first.statusCode).toBe(200);
    const before = await rows();
    const late = await me.change(path, id, body, { 'if-match': `"${version}"` });
    expectContract('changeAchievement', late);
    expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
    expect(await rows()).toEqual(before);

    const informed = await me.change(path, id, body, { 'if-match': `"${first.json().data.version}"` });
    expect(informed.json().data).toEqual({ id, version, ...body });
  });

  it('deletes no record that was changed since the caller has seen it', async () => {
    const { id, version } = (await me.add(path, body)).json().data;
    const changed = (await me.change(path, id, { ...body, ...change })).json().data;
    const late = await me.remove(path, id, { 'if-match': `"${version}"` });
    expectContract('deleteAchievement', late);
    expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
    expect((await me.list(path)).json().data).toEqual([changed]);
    expect((await me.remove(path, id, { 'if-match': `"${changed.version}"` })).statusCode).toBe(200);
    expect((await me.list(path)).json().data).toEqual([]);
  });

  it('makes the same change once more, for a response may have been lost', async () => {
    const { id, version } = (await me.add(path, body)).json().data;
    const tries = [1, 2].map(() => me.change(path, id, { ...body, ...change }, { 'if-match': `"${version}"` }));
    const [first, again] = await Promise.all(tries);
    expect(first?.statusCode).toBe(200);
    expect(again?.json()).toEqual(first?.json());
  });

  it.each([randomUUID(), 'abc', '1', 'x'.repeat(100), '%27%20or%201=1'])(
    'finds nothing under the id %s',
    async (id) => {
      const changed = await me.change(path, id, body);
      expectContract('changeAchievement', changed);
      expect(changed.json()).toMatchObject({ statusCode: 4004 });
      const deleted = await me.remove(path, id);
      expectContract('deleteAchievement', deleted);
      expect(deleted.json()).toMatchObject({ statusCode: 4004 });
    },
  );

  it('sends an anonymous caller nothing', async () => {
    const before = await rows();
    const nobody = caller(test, {});
    const calls = [
      await nobody.list(path),
      await nobody.add(path, {}),
      await nobody.change(path, randomUUID(), {}),
      await nobody.remove(path, randomUUID()),
    ];
    for (const response of calls) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ statusCode: 4001 });
    }
    expect(await rows()).toEqual(before);
  });
});

describe('a full section', () => {
  it('takes no record beyond the fiftieth, also from calls at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 53 }, () => me.add('portfolio', portfolioBody)));
    const refused = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(3);
    for (const response of refused) {
      expectContract('addPortfolio', response);
      expect(response.json()).toEqual({
        statusCode: 4000,
        message: 'Bagian ini sudah memuat 50 data. Hapus salah satu untuk menambah yang baru.',
      });
    }
    expect((await me.list('portfolio')).json().data).toHaveLength(50);
  });
});

describe('education', () => {
  async function firstOf(list: string) {
    const response = await test.app.inject({ url: `/api/v1/master/${list}/?educationLevel=7` });
    return response.json().data[0] as { id: number; name: string };
  }

  it('sends institution and major by name, and drops free text beside them', async () => {
    const [institution, major] = [await firstOf('education'), await firstOf('education-major')];
    const response = await me.add('education', {
      ...educationBody,
      education: String(institution.id),
      educationMajor: major.id,
    });
    expectContract('addEducation', response);
    expect(response.json().data).toMatchObject({
      education: institution,
      educationMajor: major,
      otherEducation: null,
      otherMajor: null,
    });
  });

  it('trims an institution and a major that were typed', async () => {
    const response = await me.add('education', { ...educationBody, education: 'other', otherEducation: '  STIA  ' });
    expect(response.json().data).toMatchObject({ education: { id: 'Other', name: 'Other' }, otherEducation: 'STIA' });
  });

  it('names every field that is missing', async () => {
    expect(await refusal(me, education, {})).toEqual({
      educationLevel: ['Tingkat pendidikan tidak boleh kosong'],
      education: ['Universitas tidak boleh kosong'],
      educationMajor: ['Jurusan tidak boleh kosong'],
      location: ['Lokasi tidak boleh kosong'],
      dateStart: ['Tanggal mulai tidak boleh kosong'],
      gpa: ['IPK tidak boleh kosong'],
      isPresent: ['Wajib diisi.'],
    });
  });

  it.each([
    ['a level left blank', { educationLevel: '' }, { educationLevel: ['Tingkat pendidikan tidak boleh kosong'] }],
    ['a level of null', { educationLevel: null }, { educationLevel: ['Tingkat pendidikan tidak boleh kosong'] }],
    ['an unknown level', { educationLevel: 99 }, { educationLevel: ['Pilihan ini tidak tersedia.'] }],
    ['an unknown institution', { education: 99_999_999 }, { education: ['Pilihan ini tidak tersedia.'] }],
    ['a major that is no id', { educationMajor: "1' or 1=1" }, { educationMajor: ['Pilihan ini tidak tersedia.'] }],
    ['an id beyond integers', { education: '9999999999' }, { education: ['Pilihan ini tidak tersedia.'] }],
    [
      'another institution without its name',
      { otherEducation: '  ' },
      { otherEducation: ['Universitas lainnya tidak boleh kosong'] },
    ],
    ['another major without its name', { otherMajor: null }, { otherMajor: ['Other major is required'] }],
    ['no end', { graduationDate: null }, { graduationDate: ['Tanggal selesai tidak boleh kosong'] }],
    [
      'an end before the start',
      { graduationDate: '2015-07-31' },
      { graduationDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
    ],
    ['a day that does not exist', { dateStart: '2015-02-29' }, { dateStart: ['Tanggal tidak valid.'] }],
    ['a year before all lives', { dateStart: '0000-01-01' }, { dateStart: ['Tanggal tidak valid.'] }],
    ['NUL in a text', { description: 'a\0b' }, { description: ['Memuat karakter yang tidak dapat disimpan.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, education, { ...educationBody, ...change })).toEqual(err);
  });

  describe('the GPA', () => {
    it.each([0, 0.01, 2.5, 3.57, 4])('of S1 may be %d and is stored exactly', async (gpa) => {
      const response = await me.add('education', { ...educationBody, gpa });
      expect(response.json().data.gpa).toBe(gpa);
    });

    it.each([-0.01, 4.01, 3.571, 100, 101, 1e308, 1e-7])('of S1 may not be %d', async (gpa) => {
      expect(await refusal(me, education, { ...educationBody, gpa })).toEqual({
        gpa: ['IPK harus antara 0.00 - 4.00'],
      });
    });

    it.each([1, 2].flatMap((level) => [1, 78, 100].map((gpa) => [level, gpa])))(
      'of level %d may be %d',
      async (educationLevel, gpa) => {
        const response = await me.add('education', { ...educationBody, educationLevel, gpa });
        expect(response.json().data.gpa).toBe(gpa);
      },
    );

    it.each([1, 2].flatMap((level) => [0, 101, 100.5, -1].map((gpa) => [level, gpa])))(
      'of level %d may not be %d',
      async (educationLevel, gpa) => {
        expect(await refusal(me, education, { ...educationBody, educationLevel, gpa })).toEqual({
          gpa: ['Nilai harus antara 1 - 100'],
        });
      },
    );

    it('of SMA may not be a part of a whole number', async () => {
      expect(await refusal(me, education, { ...educationBody, educationLevel: 1, gpa: 78.5 })).toEqual({
        gpa: ['Nilai harus berupa bilangan bulat, mis. 85 atau 86'],
      });
    });
  });

  it('drops the end while the education is ongoing', async () => {
    const response = await me.add('education', { ...educationBody, isPresent: true, graduationDate: '2001-01-01' });
    expect(response.json().data).toMatchObject({ isPresent: true, graduationDate: null });
  });

  it('clears the end of an education that is ongoing again', async () => {
    const { id } = (await me.add('education', educationBody)).json().data;
    const response = await me.change('education', id, { ...educationBody, isPresent: true });
    expect(response.json().data).toMatchObject({ isPresent: true, graduationDate: null });
  });

  it('ignores the id in the body', async () => {
    const { id } = (await me.add('education', educationBody)).json().data;
    const again = await me.add('education', { ...educationBody, id });
    expect(again.statusCode).toBe(201);
    expect(again.json().data.id).not.toBe(id);
  });

  it('lists the present one first, then by end and start', async () => {
    const add = (description: string, change: object) =>
      me.add('education', { ...educationBody, ...change, description });
    await add('early', { dateStart: '2001-01-01', graduationDate: '2004-01-01' });
    await add('present', { dateStart: '2000-01-01', isPresent: true });
    await add('late', { dateStart: '2001-01-01', graduationDate: '2009-01-01' });
    await add('short', { dateStart: '2003-01-01', graduationDate: '2004-01-01' });
    const { data } = (await me.list('education')).json();
    expect(data.map(({ description }: { description: string }) => description)).toEqual([
      'present',
      'late',
      'short',
      'early',
    ]);
  });
});

describe('work-experience', () => {
  it('names every field that is missing', async () => {
    expect(await refusal(me, workExperience, { title: ' ' })).toEqual({
      title: ['Nama posisi wajib diisi.'],
      companyName: ['Nama perusahaan wajib diisi.'],
      jobLevel: ['Level pekerjaan wajib dipilih.'],
      industry: ['Industri wajib dipilih.'],
      workingType: ['Tipe pekerjaan wajib dipilih.'],
      startDate: ['Tanggal mulai wajib diisi.'],
      description: ['Deskripsi wajib diisi.'],
      currentlyWorking: ['Wajib diisi.'],
    });
  });

  it.each([
    ['a title of 251 characters', { title: 'x'.repeat(251) }, { title: ['Maksimal 250 karakter'] }],
    ['a company of 251 characters', { companyName: 'x'.repeat(251) }, { companyName: ['Maksimal 250 karakter'] }],
    [
      'a description of 2001 characters',
      { description: 'x'.repeat(2001) },
      { description: ['Maksimal 2000 karakter.'] },
    ],
    ['an unknown level', { jobLevel: 99 }, { jobLevel: ['Pilihan ini tidak tersedia.'] }],
    ['an unknown industry', { industry: 'Bank' }, { industry: ['Pilihan ini tidak tersedia.'] }],
    ['a working type beyond the five', { workingType: 'freelance' }, { workingType: ['Pilihan ini tidak tersedia.'] }],
    [
      'an end before the start',
      { endDate: '2019-12-31' },
      { endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
    ],
    [
      'no end of a job that is over',
      { endDate: undefined },
      { endDate: ['Tanggal selesai wajib diisi jika sudah tidak bekerja di sini.'] },
    ],
    ['a start before all lives', { startDate: '1899-12-31' }, { startDate: ['Tanggal tidak valid.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, workExperience, { ...workBody, ...change })).toEqual(err);
  });

  it('takes 250 characters, and an end on the day of the start', async () => {
    const change = { title: 'x'.repeat(250), companyName: 'é'.repeat(250), endDate: workBody.startDate };
    const response = await me.add('work-experience', { ...workBody, ...change });
    expect(response.json().data).toMatchObject(change);
  });

  it('forgets the end of a job that one still has', async () => {
    const response = await me.add('work-experience', { ...workBody, currentlyWorking: true });
    expect(response.json().data).toMatchObject({ currentlyWorking: true, endDate: null });
  });

  it('lists the present job first, then by end', async () => {
    for (const [title, change] of [
      ['old', { startDate: '2001-01-01', endDate: '2002-01-01' }],
      ['present', { startDate: '1999-01-01', currentlyWorking: true }],
      ['new', { startDate: '2000-01-01', endDate: '2010-01-01' }],
    ] as const) {
      await me.add('work-experience', { ...workBody, ...change, title });
    }
    const { data } = (await me.list('work-experience')).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['present', 'new', 'old']);
  });
});

describe('organization-experience', () => {
  it('names every field that is missing', async () => {
    expect(await refusal(me, organizationExperience, { organization_name: '', position_name: null })).toEqual({
      organization_name: ['Nama organisasi wajib diisi.'],
      position_name: ['Posisi wajib diisi.'],
      start_date: ['Tanggal mulai wajib diisi.'],
      is_present: ['Wajib diisi.'],
    });
  });

  it.each([
    [
      'no end of what is over',
      { end_date: null },
      { end_date: ['Tanggal berakhir wajib diisi jika tidak masih aktif.'] },
    ],
    [
      'an end before the start',
      { end_date: '2018-01-31' },
      { end_date: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
    ],
    ['2001 characters', { additional_info: 'x'.repeat(2001) }, { additional_info: ['Maksimal 2000 karakter.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, organizationExperience, { ...organizationBody, ...change })).toEqual(err);
  });

  it('forgets the end while one is active, and takes 2000 characters', async () => {
    const additional_info = 'x'.repeat(2000);
    const response = await me.add('organization-experience', {
      ...organizationBody,
      is_present: true,
      additional_info,
    });
    expect(response.json().data).toMatchObject({ is_present: true, end_date: null, additional_info });
  });
});

describe('training', () => {
  const year = new Date().getUTCFullYear();
  const outside = { message: [expect.stringMatching(/^Tahun harus antara \d{4} dan \d{4}\.$/)] };

  it('names every field that is missing', async () => {
    expect(await refusal(me, training, {})).toEqual({
      title: ['Judul wajib diisi.'],
      institutionName: ['Nama organisasi wajib diisi.'],
      type: ['Tipe wajib dipilih.'],
      startDate: ['Tanggal mulai wajib diisi.'],
      isPresent: ['Wajib diisi.'],
    });
  });

  it.each([
    [
      'no end of what is over',
      { endDate: null },
      { endDate: ['Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.'] },
    ],
    [
      'an end before the start',
      { endDate: '2022-12-31' },
      { endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
    ],
    ['a description of 201 characters', { description: 'x'.repeat(201) }, { description: ['Maksimal 200 karakter.'] }],
    ['a type beyond the two', { type: 'kursus' }, { type: ['Pilihan ini tidak tersedia.'] }],
    ['a start 31 years ago', { startDate: `${year - 31}-12-01` }, { startDate: outside.message }],
    ['an end 17 years ahead', { endDate: `${year + 17}-01-01` }, { endDate: outside.message }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, training, { ...trainingBody, ...change })).toEqual(err);
  });

  it('takes years from 30 back to 15 ahead', async () => {
    // The current year turns in Indonesia some hours before it does in UTC.
    const change = { startDate: `${year - 29}-01-01`, endDate: `${year + 15}-01-01` };
    const response = await me.add('training', { ...trainingBody, ...change });
    expect(response.json().data).toMatchObject(change);
  });

  it('is offline and has no end, place, status and description where nothing is said', async () => {
    const { title, institutionName, type, startDate } = trainingBody;
    const response = await me.add('training', { title, institutionName, type, startDate, isPresent: true });
    expect(response.json().data).toMatchObject({
      locationType: 'offline',
      endDate: null,
      locationName: null,
      status: null,
      description: null,
    });
  });
});

describe('achievement', () => {
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

  it('names every field that is missing', async () => {
    expect(await refusal(me, achievement, { description: ' \r\n' })).toEqual({
      name: ['Judul penghargaan wajib diisi.'],
      organizationOrEvent: ['Instansi pemberi wajib diisi.'],
      date: ['Tanggal wajib diisi.'],
      description: ['Informasi tambahan wajib diisi.'],
    });
  });

  it.each([
    ['a date in the future', { date: inHours(9 + 24) }, { date: ['Tanggal tidak boleh di masa depan.'] }],
    ['a day that does not exist', { date: '2023-13-01' }, { date: ['Tanggal tidak valid.'] }],
    ['a blank day', { date: '' }, { date: ['Tanggal wajib diisi.'] }],
    ['2001 characters', { description: 'x'.repeat(2001) }, { description: ['Maksimal 2000 karakter.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, achievement, { ...achievementBody, ...change })).toEqual(err);
  });

  it('takes the day that it is in the east of Indonesia', async () => {
    const response = await me.add('achievement', { ...achievementBody, date: inHours(9) });
    expect(response.statusCode).toBe(201);
  });

  it('stores a text exactly, and trims a name', async () => {
    const description = '  Juara\r\n\tpertama\u200b \u202eabc\u202c 🏆  ';
    const response = await me.add('achievement', { ...achievementBody, name: "  Ma'ruf Award ", description });
    expect(response.json().data).toMatchObject({ name: "Ma'ruf Award", description });
  });

  it('lists the latest first', async () => {
    for (const date of ['2001-01-01', '2020-01-01', '2010-01-01'])
      await me.add('achievement', { ...achievementBody, date });
    const { data } = (await me.list('achievement')).json();
    expect(data.map(({ date }: { date: string }) => date)).toEqual(['2020-01-01', '2010-01-01', '2001-01-01']);
  });
});

describe('language', () => {
  it('names every field that is missing', async () => {
    expect(await refusal(me, language, { language: '' })).toEqual({
      language: ['Bahasa wajib dipilih.'],
      level: ['Tingkat kemahiran wajib dipilih.'],
    });
  });

  it.each([
    ['an unknown language', { language: 9999 }, { language: ['Pilihan ini tidak tersedia.'] }],
    ['a level beyond the three', { level: 'native' }, { level: ['Pilihan ini tidak tersedia.'] }],
  ])('refuses %s', async (_what, change, err) => {
    expect(await refusal(me, language, { ...languageBody, ...change })).toEqual(err);
  });

  const TWICE = { statusCode: 4000, err: { language: ['Bahasa ini sudah ada di profil Anda.'] } };

  it('refuses a language that is there already, also from a call at the same moment', async () => {
    const responses = await Promise.all([me.add('language', languageBody), me.add('language', languageBody)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect(responses.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject(TWICE);
    expect((await me.list('language')).json().data).toHaveLength(1);
  });

  it('lets a change leave the language as it is, but not take that of another record', async () => {
    const { id } = (await me.add('language', languageBody)).json().data;
    await me.add('language', { ...languageBody, language: 2 });
    expect((await me.change('language', id, { ...languageBody, level: 'beginner' })).statusCode).toBe(200);
    expect((await me.change('language', id.toUpperCase(), languageBody)).statusCode).toBe(200);
    expect((await me.change('language', id, { ...languageBody, language: '2' })).json()).toMatchObject(TWICE);
  });

  it('lets two candidates speak the same language', async () => {
    const another = await newCaller(test);
    expect((await me.add('language', languageBody)).statusCode).toBe(201);
    expect((await another.add('language', languageBody)).statusCode).toBe(201);
  });
});

describe('portfolio', () => {
  it('names every field that is missing', async () => {
    expect(await refusal(me, portfolio, { url: '' })).toEqual({
      name: ['Nama portofolio wajib diisi.'],
      url: ['URL tidak boleh kosong.'],
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'karya',
    'siti@contoh.example',
    'contoh.example:8080/karya',
    'java.script:alert(1)',
    'ftp://contoh.example/',
    'https://',
    'https:/contoh.example',
    'https://contoh.example\\@evil.example',
    'https://contoh.example@evil.example/',
    'https://contoh.example/a b',
    'java\nscript:alert(1)//https://contoh.example',
    'https://contoh.example/\u007f',
  ])('refuses %j', async (url) => {
    expect(await refusal(me, portfolio, { ...portfolioBody, url })).toEqual({ url: ['Masukkan URL yang valid.'] });
  });

  it.each(['http://contoh.example', 'HTTPS://contoh.example/a?b=c#d', 'https://contoh.example/karya/ikan-β'])(
    'takes %s as it is',
    async (url) => {
      const response = await me.add('portfolio', { ...portfolioBody, url: ` ${url} ` });
      expect(response.json().data).toMatchObject({ url });
    },
  );

  it.each([
    [' contoh.example ', 'https://contoh.example'],
    ['karya.contoh.example/ikan?urut=baru', 'https://karya.contoh.example/ikan?urut=baru'],
  ])('puts https:// before %j', async (url, stored) => {
    const response = await me.add('portfolio', { ...portfolioBody, url });
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toMatchObject({ url: stored });
  });
});
