import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { achievementApi } from '@/entities/profile/achievement';
import { profileApi } from '@/entities/profile/candidate';
import { educationApi } from '@/entities/profile/education';
import { candidateLanguageApi } from '@/entities/profile/language';
import { organizationExperienceApi } from '@/entities/profile/organization-experience';
import { portfolioApi } from '@/entities/profile/portfolio';
import { trainingApi } from '@/entities/profile/training';
import { workExperienceApi } from '@/entities/profile/work-experience';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeProfileDto } from '@test/dto/profile';
import { signedInState } from '@test/render-app';
import { call, given, server } from '@test/server';
import { createAppStore } from './store';

const { changeProfile, saveHeadline, savePersonalInformation, getProfile } = profileApi.endpoints;
const { changePortfolio, getPortfolios } = portfolioApi.endpoints;

// The content of the draft does not matter here.
const draft = {} as never;
const change = { id: 4, draft, version: 'v1' };

const CHANGES = {
  education: educationApi.endpoints.changeEducation.initiate(change),
  'work experience': workExperienceApi.endpoints.changeWorkExperience.initiate(change),
  'organization experience': organizationExperienceApi.endpoints.changeOrganizationExperience.initiate(change),
  training: trainingApi.endpoints.changeTraining.initiate(change),
  achievement: achievementApi.endpoints.changeAchievement.initiate(change),
  language: candidateLanguageApi.endpoints.changeCandidateLanguage.initiate(change),
  portfolio: changePortfolio.initiate(change),
  'social links and salary': changeProfile.initiate({ change: {}, version: 'v1' }),
  headline: saveHeadline.initiate({ draft, version: 'v1' }),
  'personal information': savePersonalInformation.initiate({ draft, version: 'v1' }),
};

const signedInStore = () => createAppStore(signedInState());

/** The provider refuses every change; returns the `If-Match` of each. */
function givenOutdated() {
  const versions: (string | null)[] = [];
  server.use(
    http.put(call('candidate/*'), ({ request }) => {
      versions.push(request.headers.get('If-Match'));
      return HttpResponse.json({ statusCode: 4012 }, { status: 412 });
    }),
  );
  return versions;
}

it.each(Object.entries(CHANGES))('sends the version that was seen with a change of %s', async (_what, thunk) => {
  const versions = givenOutdated();
  await signedInStore().dispatch(thunk as ReturnType<typeof changePortfolio.initiate>);
  expect(versions).toEqual(['"v1"']);
});

it('keeps the version that the provider tells with a record and with the profile', async () => {
  const store = signedInStore();
  given('get', 'candidate/portfolio/', [{ ...makePortfolioDto(), version: 'v2' }, makePortfolioDto({ id: 5 })]);
  given('get', 'candidate/profile/', { ...makeProfileDto(), version: 'v3' });
  const records = await store.dispatch(getPortfolios.initiate()).unwrap();
  expect(records.map(({ version }) => version)).toEqual(['v2', undefined]);
  expect(await store.dispatch(getProfile.initiate()).unwrap()).toHaveProperty('version', 'v3');
});

it('fetches again what turns out to have been changed elsewhere', async () => {
  const store = signedInStore();
  const requests = [
    given('get', 'candidate/portfolio/', [makePortfolioDto()]),
    given('get', 'candidate/profile/', makeProfileDto()),
  ];
  await Promise.all([store.dispatch(getPortfolios.initiate()), store.dispatch(getProfile.initiate())]);
  givenOutdated();
  await store.dispatch(changePortfolio.initiate(change));
  await store.dispatch(changeProfile.initiate({ change: {}, version: 'v1' }));
  await waitFor(() => expect(requests.map(({ length }) => length)).toEqual([2, 2]));
});
