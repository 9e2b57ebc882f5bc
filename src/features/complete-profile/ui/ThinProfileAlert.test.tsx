import { screen, waitFor } from '@testing-library/react';
import { makeEducationDto } from '@test/dto/education';
import { CONTACT_ALONE, makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { ThinProfileAlert } from './ThinProfileAlert';

const onDismiss = jest.fn();

const CONTACT = ['name', 'email', 'phoneNumber', 'cv'];

function open(
  profile: object,
  education: object[] = [],
  fields: string[] | null = CONTACT,
  applications: object[] = [],
) {
  given('get', 'candidate/profile/', makeProfileDto(profile));
  given('get', 'candidate/education/', education as never);
  given('get', 'candidate/work-experience/', []);
  given('get', 'candidate/skill/', { skill: [] });
  given('get', 'candidate/language/', []);
  given('get', 'candidate/interest/', []);
  given('get', 'job-application/application-status/', applications as never);
  const previews = given('get', 'job-application/preview/', fields ? { fields } : {});
  const view = renderApp(<ThinProfileAlert job="job-7" onDismiss={onDismiss} />, {
    path: '/application',
    preloaded: signedInState(),
  });
  return { ...view, previews };
}

it('says that a company sees the name and contact alone, how much it could see, and where to begin', async () => {
  const { previews } = open(CONTACT_ALONE);
  const alert = await screen.findByRole('status');
  // Neither what a company never sees: birth, address, pay.
  expect(alert).toHaveTextContent('Perusahaan hanya melihat nama dan kontak. Lengkapi 8 hal.');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['pendidikan terakhir', '/profile?tab=latar-belakang&form=education'],
    ['pengalaman kerja', '/profile?tab=latar-belakang&form=work-experience'],
    ['keahlian', '/profile?tab=latar-belakang&form=skill'],
    ['Lihat status lamaran', '/application'],
  ]);
  expect(previews.map(({ url }) => new URL(url).searchParams.get('job'))).toEqual(['job-7']);
});

it.each([
  ['where the company sees more than that', ['name', 'email', 'education', 'cv']],
  ['where the CV alone shows more, which no list counts', ['name', 'email', 'cv', 'portfolio']],
  ['where the provider does not say what it sees', null],
])('does not say so %s', async (_what, fields) => {
  open(CONTACT_ALONE, [makeEducationDto()], fields);
  const alert = await screen.findByRole('status');
  expect(alert).toHaveTextContent(
    'Profil Anda baru terisi 15%. Masih ada 7 hal yang belum bisa dilihat perusahaan. Mulai dari:',
  );
});

it('begins with what a job asks for that the candidate applied to', async () => {
  const job = { title: 'Kasir', minExperienceMonths: 12 };
  open(CONTACT_ALONE, [], CONTACT, [{ id: 'application-1', status: 'apply', job }]);
  await screen.findByRole('status');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'pengalaman kerja',
    'pendidikan terakhir',
    'keahlian',
    'Lihat status lamaran',
  ]);
});

it('counts nothing that is not so: who has never worked lacks no work experience', async () => {
  open({ ...CONTACT_ALONE, noWorkExperience: true });
  expect(await screen.findByRole('status')).toHaveTextContent('Lengkapi 7 hal.');
  expect(screen.queryByRole('link', { name: 'pengalaman kerja' })).not.toBeInTheDocument();
});

it('can be put away', async () => {
  const { user } = open(CONTACT_ALONE);
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('goes once one of its links is followed', async () => {
  onDismiss.mockClear();
  const { user } = open(CONTACT_ALONE);
  await user.click(await screen.findByRole('link', { name: 'Lihat status lamaran' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('says nothing of a profile of 40 % and more', async () => {
  const { store } = open(
    {
      ...CONTACT_ALONE,
      image: '/media/a.webp',
      professionalHeadline: 'Kasir',
      about: 'Teliti.',
      expectedSalary: 3_000_000,
    },
    [makeEducationDto()],
  );
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('getSentFields(\\"job-7\\")'));
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('"status":"pending"'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
