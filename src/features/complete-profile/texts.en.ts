import type { texts } from './texts';

export const english = {
  missing: {
    personalInformation: 'personal information',
    workExperience: 'work experience',
    education: 'your latest education',
    photo: 'a profile photo',
    skill: 'skills',
    headline: 'a headline and a text about you',
    language: 'languages',
    interest: 'job interests',
    expectedSalary: 'your expected salary',
    social: 'social media',
  },
  demand: {
    education: ({ asking, jobs, place }) => `${asking} of ${jobs} jobs in ${place} ask for an education.`,
    workExperience: ({ asking, jobs, place }) => `${asking} of ${jobs} jobs in ${place} ask for work experience.`,
    language: ({ asking, jobs, place }) => `${asking} of ${jobs} jobs in ${place} mention languages.`,
    skill: ({ asking, jobs, place }) => `${asking} of ${jobs} jobs in ${place} mention certain skills.`,
    personalInformation: ({ asking, jobs, place }) =>
      `${asking} of ${jobs} jobs in ${place} mention where the candidate lives.`,
    expectedSalary: ({ asking, jobs, place }) => `${asking} of ${jobs} jobs in ${place} ask for the expected salary.`,
  },
  onlyContact: 'The company sees only your name and contact.',
  fillIn: (things) => `Fill in ${things} ${things === 1 ? 'thing' : 'things'}.`,
  little: (percent, things) =>
    `Your profile is ${percent}% complete. ${things === 1 ? '1 thing is' : `${things} things are`} not there for companies to see yet.`,
  start: 'Start with:',
  applications: 'See application status',
  dismiss: 'Close',
} satisfies typeof texts;
