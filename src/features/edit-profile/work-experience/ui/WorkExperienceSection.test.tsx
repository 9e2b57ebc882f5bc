import { screen, waitFor } from '@testing-library/react';
import { profileApi } from '@/entities/profile/candidate';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { WorkExperienceSection } from './WorkExperienceSection';

describe('a candidate who has never worked', () => {
  async function openEmpty(profile: object) {
    given('get', 'candidate/profile/', makeProfileDto(profile));
    given('get', 'candidate/work-experience/', []);
    const view = renderApp(<WorkExperienceSection />, { preloaded: signedInState() });
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
