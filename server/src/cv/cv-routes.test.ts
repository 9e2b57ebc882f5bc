import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { candidateIn, sessionOf, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import {
  achievements,
  candidateInterests,
  candidateLanguages,
  candidateSkills,
  educations,
  organizationExperiences,
  portfolios,
  trainings,
  workExperiences,
} from '../db/profile-schema';
import { candidates, masterItems } from '../db/schema';
import { countImages, readPdf, textOf } from './read-pdf.fixture';
import { WorkerPool } from '../workers/worker-pool';

describe('routes', () => {
  const PHOTO = '/media/photos/0f5b1f0e-5a52-4c3c-9a7a-8d2f3f1d9b10.webp';

  let test: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'cv-'));
    test = await testApp({ DATA_DIR: dataDir });
    await test.db.insert(masterItems).values([
      { kind: 'position-level', id: 1, name: 'Staf Pelaksana', position: 1 },
      { kind: 'language', id: 1, name: 'Bahasa Bugis', position: 1 },
      { kind: 'education-level', id: 7, name: 'S1', position: 1 },
    ]);
  });
  afterAll(async () => {
    await test.close();
    rmSync(dataDir, { recursive: true });
  });

  const download = (headers: Record<string, string> = {}) =>
    test.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });

  async function downloadAs(candidateId: string): Promise<Buffer> {
    const { headers } = await sessionOf(test, candidateId);
    const response = await download(headers);
    expect(response.statusCode).toBe(200);
    return response.rawPayload;
  }

  const downloadWith = async (query: string, candidateId: string) => {
    const { headers } = await sessionOf(test, candidateId);
    return test.app.inject({ url: `/api/v1/candidate/generate-cv/?${query}`, headers });
  };

  const textFor = async (candidateId: string) => textOf(await readPdf(await downloadAs(candidateId)));

  /** One record in each section of a candidate, with `mark` in its name. */
  async function fillSections(candidateId: string, mark: string): Promise<void> {
    const { db } = test;
    const startDate = '2020-01-01';
    await db.insert(workExperiences).values({
      candidateId,
      title: `Kerja ${mark}`,
      companyName: 'PT Contoh',
      jobLevelId: 1,
      industryId: 1,
      workingType: 'contract',
      startDate,
      currentlyWorking: true,
      description: 'Uraian',
    });
    await db.insert(educations).values({
      candidateId,
      levelId: 7,
      otherInstitution: `Kampus ${mark}`,
      otherMajor: 'Sastra',
      location: 'indonesia',
      startDate,
      isPresent: true,
      gpa: 3.25,
    });
    await db.insert(organizationExperiences).values({
      candidateId,
      organizationName: 'Organisasi',
      positionName: `Ketua ${mark}`,
      startDate,
      isPresent: true,
    });
    await db.insert(trainings).values({
      candidateId,
      title: `Kursus ${mark}`,
      institutionName: 'Balai',
      type: 'training',
      startDate,
      isPresent: true,
      locationType: 'offline',
    });
    await db.insert(achievements).values({
      candidateId,
      name: `Juara ${mark}`,
      date: startDate,
      organizationOrEvent: 'Pekan',
      description: 'Uraian',
    });
    await db.insert(candidateSkills).values({ candidateId, name: `Keahlian ${mark}` });
    await db.insert(candidateLanguages).values({ candidateId, languageId: 1, level: 'fluent', status: 'active' });
    await db.insert(candidateInterests).values({ candidateId, name: `Minat ${mark}` });
    await db.insert(portfolios).values({ candidateId, name: `Karya ${mark}`, url: 'https://contoh.example' });
  }

  it('sends a PDF to be saved as CV.pdf and stored by no cache', async () => {
    const { headers } = await signedIn(test);
    const response = await download(headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="CV.pdf"',
      'content-length': String(response.rawPayload.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['Siti Rahma', 'CV Siti Rahma.pdf'],
    [`H. Ma'ruf (S.Pd.) 李`, `CV H. Ma'ruf (S.Pd.) 李.pdf`],
    ['../a:b"\\c', 'CV .. a b c.pdf'],
    ['李'.repeat(250), `CV ${'李'.repeat(80)}.pdf`],
  ])('names the file of a CV with choices after its candidate: %s', async (name, file) => {
    const response = await downloadWith('lang=en', (await candidateIn(test, { name })).id);
    const [, encoded = ''] =
      /^attachment; filename="CV\.pdf"; filename\*=UTF-8''([\w%.!~-]+)$/.exec(
        String(response.headers['content-disposition']),
      ) ?? [];
    expect(decodeURIComponent(encoded)).toBe(file);
  });

  it('names the characters that no font has', async () => {
    const { headers } = await signedIn(test, { name: 'Siti ᨅᨔ 李明' });
    const response = await download(headers);
    expect(response.headers['x-missing-characters']).toBe(encodeURIComponent('ᨅᨔ'));
    const ordinary = await download((await signedIn(test)).headers);
    expect(ordinary.headers).not.toHaveProperty('x-missing-characters');
  });

  it('says how many records the file does not have', async () => {
    const { headers } = await signedIn(test);
    const made = { file: Buffer.from('%PDF-1.7'), missing: [], omitted: 80 };
    jest.spyOn(WorkerPool.prototype, 'run').mockResolvedValueOnce(made);
    expect((await download(headers)).headers['x-omitted-records']).toBe('80');
    expect((await download(headers)).headers).not.toHaveProperty('x-omitted-records');
  });

  it('responds to a stranger with 4001', async () => {
    const response = await download();
    expect(response.statusCode).toBe(401);
    expectContract('generateCv', response);
    expect(response.json().statusCode).toBe(4001);
  });

  it('shows the candidate’s own records in all sections, and none of another candidate', async () => {
    const { id } = await candidateIn(test, { about: 'Perihal saya' });
    await fillSections(id, 'sendiri');
    await fillSections((await candidateIn(test)).id, 'orang-lain');
    const text = await textFor(id);
    for (const name of ['Kerja', 'Kampus', 'Ketua', 'Kursus', 'Juara', 'Keahlian', 'Minat', 'Karya']) {
      expect(text).toContain(`${name} sendiri`);
    }
    expect(text).toContain('Perihal saya');
    expect(text).toContain('PT Contoh · Staf Pelaksana · Kontrak');
    expect(text).toContain('S1 · Sastra · IPK 3,25');
    expect(text).toContain('Bahasa Bugis (Fasih)');
    expect(text).not.toContain('orang-lain');
  });

  it('leaves out identity number, birth and salary', async () => {
    const { id } = await candidateIn(test, {
      identityNumber: '3404011704990001',
      dob: '1999-04-17',
      detailLocation: 'Jalan Anggrek 12',
      currentSalary: 4_512_345,
      expectedSalary: 6_054_321,
    });
    expect(await textFor(id)).not.toMatch(/3404011704990001|1999|Anggrek|4[.,]?512|6[.,]?054/);
  });

  /** Stores an image in the data folder, where no route checks it. */
  async function storeImage(file: string): Promise<void> {
    const image = sharp({ create: { width: 400, height: 300, channels: 4, background: '#0b5c5680' } }).webp();
    writeFileSync(path.join(dataDir, file), await image.toBuffer());
  }

  it('shows the photo that the candidate has uploaded', async () => {
    mkdirSync(path.join(dataDir, 'media', 'photos'), { recursive: true });
    await storeImage(PHOTO);
    const { id } = await candidateIn(test, { image: PHOTO });
    expect(countImages(await downloadAs(id))).toBe(1);
  });

  it('has the template, the language and the omissions of the query', async () => {
    mkdirSync(path.join(dataDir, 'media', 'photos'), { recursive: true });
    await storeImage(PHOTO);
    const { id } = await candidateIn(test, { image: PHOTO, email: 'sembunyi@example.com' });
    await fillSections(id, 'sendiri');
    const response = await downloadWith('template=formal&lang=en&hide=contact,photo', id);
    const text = textOf(await readPdf(response.rawPayload));
    expect(text).toMatch(/^Curriculum Vitae\n/);
    expect(text).toContain('Work Experience\n');
    expect(text).toMatch(/Kerja sendiri\s*\nPT Contoh\s*\nJan 2020 – Present · Staf Pelaksana · Contract/);
    expect(text).not.toContain('sembunyi@example.com');
    expect(countImages(response.rawPayload)).toBe(0);
    const shown = await downloadWith('lang=id', id);
    expect(textOf(await readPdf(shown.rawPayload))).toContain('sembunyi@example.com');
    expect(countImages(shown.rawPayload)).toBe(1);
  });

  it('carries its data as resume.json, without what the query hides', async () => {
    const { id } = await candidateIn(test, { email: 'lampiran@example.com', identityNumber: '3404011704990001' });
    await fillSections(id, 'sendiri');
    const resumeOf = async (query: string) =>
      JSON.parse((await readPdf((await downloadWith(query, id)).rawPayload)).attachments['resume.json'] ?? '') as {
        basics: object;
        work: object[];
      };
    const whole = await resumeOf('');
    expect(whole.basics).toHaveProperty('email', 'lampiran@example.com');
    expect(whole.work).toEqual([expect.objectContaining({ name: 'PT Contoh', position: 'Kerja sendiri' })]);
    expect(JSON.stringify(whole)).not.toContain('3404011704990001');
    expect(JSON.stringify(await resumeOf('hide=contact'))).not.toContain('lampiran@');
  });

  it.each(['template=besar', 'lang=fr', 'hide=name', 'hide=photo&hide=contact', 'template='])(
    'refuses %s',
    async (query) => {
      const response = await downloadWith(query, (await candidateIn(test)).id);
      expect(response.statusCode).toBe(400);
      expectContract('generateCv', response);
    },
  );

  it.each([
    ['is gone', '/media/photos/11111111-1111-4111-8111-111111111111.webp'],
    ['lies elsewhere', 'https://images.example/a.webp'],
    ['would lead out of its folder', '/media/photos/../../secret.webp'],
  ])('does without a photo that %s', async (_why, image) => {
    await storeImage('secret.webp');
    const { id } = await candidateIn(test, { image });
    expect(countImages(await downloadAs(id))).toBe(0);
  });

  it('responds with 4001 when the account has just been deleted', async () => {
    const { id } = await candidateIn(test);
    const { headers } = await sessionOf(test, id);
    await test.db.delete(candidates);
    const response = await download(headers);
    expect(response.json().statusCode).toBe(4001);
  });
});

describe('failure', () => {
  const workers = new WorkerPool();
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({}, { workers });
  });
  afterAll(() => test.close());

  async function cvWhile(run: () => Promise<never>) {
    jest.spyOn(workers, 'run').mockImplementation(run);
    const { headers } = await signedIn(test);
    return test.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });
  }

  it('responds with 5000 as JSON when the CV cannot be made', async () => {
    const response = await cvWhile(async () => {
      throw new Error('A font is missing.');
    });
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers).not.toHaveProperty('content-disposition');
    expect(response.json().statusCode).toBe(5000);
    expect(response.body).not.toContain('font');
  });
});
