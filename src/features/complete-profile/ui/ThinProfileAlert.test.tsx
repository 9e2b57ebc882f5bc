import { screen, waitFor } from '@testing-library/react';
import { makeEducationDto } from '@test/dto/education';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { ThinProfileAlert } from './ThinProfileAlert';

const EMPTY = {
  image: null,
  professionalHeadline: null,
  about: null,
  gender: null,
  dob: null,
  birthPlace: null,
  location: null,
  city: null,
  detailLocation: null,
  linkedin: null,
  instagram: null,
  currentSalary: null,
  expectedSalary: null,
};

function open(profile: object, education: object[] = []) {
  given('get', 'candidate/profile/', makeProfileDto(profile));
  given('get', 'candidate/education/', education as never);
  given('get', 'candidate/work-experience/', []);
  given('get', 'candidate/skill/', { skill: [] });
  given('get', 'candidate/language/', []);
  given('get', 'candidate/interest/', []);
  return renderApp(<ThinProfileAlert />, { path: '/application', preloaded: signedInState() });
}

it('says that a company sees the name and contact alone, how much is missing, and the shortest way', async () => {
  open(EMPTY);
  const alert = await screen.findByRole('status');
  expect(alert).toHaveTextContent('Perusahaan hanya melihat nama dan kontak. Lengkapi 10 hal.');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['informasi pribadi', '/profile'],
    ['pengalaman kerja', '/profile?tab=latar-belakang'],
    ['pendidikan terakhir', '/profile?tab=latar-belakang'],
  ]);
});

it('does not say so where the company sees more than that', async () => {
  open(EMPTY, [makeEducationDto()]);
  const alert = await screen.findByRole('status');
  expect(alert).toHaveTextContent(
    'Profil Anda baru terisi 15%, dan hanya itu yang dilihat perusahaan. Lengkapi 9 hal.',
  );
});

it('says nothing of a profile of 40 % and more', async () => {
  const { store } = open(
    {
      ...EMPTY,
      image: '/media/a.webp',
      professionalHeadline: 'Kasir',
      about: 'Teliti.',
      expectedSalary: 3_000_000,
    },
    [makeEducationDto()],
  );
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('getInterests'));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});
