import { screen, waitFor, within } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { makeAchievementDto } from '@test/dto/achievement';
import { makeEducationDto } from '@test/dto/education';
import { makeCandidateLanguageDto } from '@test/dto/language';
import { makeOrganizationExperienceDto } from '@test/dto/organization-experience';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeTrainingDto } from '@test/dto/training';
import { makeWorkExperienceDto } from '@test/dto/work-experience';
import { renderApp, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { allSections } from './sections';

interface Listed {
  /** The endpoint of its list. */
  list: string;
  path: string;
  make: (id: number) => JsonBodyType;
  wrap?: (records: JsonBodyType[]) => JsonBodyType;
}

const named = (id: number) => ({ id, name: `Nama ${id}` });

/** The sections that list records, and what the provider sends for them. */
const SECTIONS: [title: string, listed: Listed][] = [
  [
    'work experience',
    { list: 'getWorkExperiences', path: 'work-experience', make: (id) => makeWorkExperienceDto({ id }) },
  ],
  ['education', { list: 'getEducations', path: 'education', make: (id) => makeEducationDto({ id }) }],
  [
    'organisation experience',
    {
      list: 'getOrganizationExperiences',
      path: 'organization-experience',
      make: (id) => makeOrganizationExperienceDto({ id }),
    },
  ],
  ['training', { list: 'getTrainings', path: 'training', make: (id) => makeTrainingDto({ id }) }],
  ['achievements', { list: 'getAchievements', path: 'achievement', make: (id) => makeAchievementDto({ id }) }],
  ['skills', { list: 'getSkills', path: 'skill', make: named, wrap: (skill) => ({ skill }) }],
  ['languages', { list: 'getCandidateLanguages', path: 'language', make: (id) => makeCandidateLanguageDto({ id }) }],
  ['interests', { list: 'getInterests', path: 'interest', make: named }],
  ['portfolio', { list: 'getPortfolios', path: 'portfolio', make: (id) => makePortfolioDto({ id }) }],
];

function open({ list, path, make, wrap = (records) => records }: Listed) {
  const Section = allSections.find((section) => section.list.name === list)?.Section;
  if (!Section) throw new Error(`No section has the list ${list}.`);
  const url = `candidate/${path}/`;
  const give = (...ids: number[]) => given('get', url, wrap(ids.map(make)));
  give(1, 2, 3);
  const { user } = renderApp(<Section />, { preloaded: signedInState() });

  /** Deletes the record of that place in the list; the provider has the others left. */
  const remove = async (index: number, ...left: number[]) => {
    const buttons = await deleteButtons(left.length + 1);
    const pressed = buttons[index];
    if (!pressed) throw new Error(`No record ${index}.`);
    await user.click(pressed);
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    const responses = given('delete', `${url}:id/`, null, 'Dihapus');
    give(...left);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(responses).toHaveLength(1);
  };
  return { url, user, remove };
}

/** The buttons that delete a record, once there are so many. */
async function deleteButtons(count: number): Promise<HTMLElement[]> {
  const find = () => screen.queryAllByRole('button', { name: /^Delete ./ });
  await waitFor(() => expect(find()).toHaveLength(count));
  return find();
}

it.each(SECTIONS)(
  'goes to the next of the %s, else to the one before, else to what adds one',
  async (_title, listed) => {
    const { remove } = open(listed);
    await remove(1, 1, 3);
    const [first, last] = await deleteButtons(2);
    expect(last).toHaveFocus();
    await remove(1, 1);
    expect(first).toHaveFocus();
    await remove(0);
    expect(screen.getByRole('button', { name: /^Add / })).toHaveFocus();
  },
);

it.each(SECTIONS.filter(([title]) => title === 'work experience' || title === 'skills'))(
  'goes back to the button of the %s whose deletion failed',
  async (_title, listed) => {
    const { url, user } = open(listed);
    const [, second] = await deleteButtons(3);
    if (!second) throw new Error('No second record.');
    await user.click(second);
    givenFailure('delete', `${url}:id/`, 500);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(second).toHaveFocus();
  },
);
