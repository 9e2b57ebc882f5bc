import { cleanup, fireEvent, screen } from '@testing-library/react';
import { assert, constantFrom, oneof, property, record, string } from 'fast-check';
import { makeApplicationDto } from '@test/dto/application';
import { renderApp } from '@test/render-app';
import { toApplication } from '../api/application.mapper';
import { texts } from '../texts';
import { english } from '../texts.en';
import { ApplicationCard } from './ApplicationCard';

/** Words that say how an application was decided. */
const DECISION = /lolos|tolak|gagal|gugur|diterima|terpilih|lulus|reject|success|accept|decline|hired|fail/i;

const STEPS = ['apply', 'screening', 'psikotest', 'interview_hr', 'interview_user', 'offering', 'mcu', 'onboard'];

/** Steps of the specification, and some that a provider makes up. */
const steps = oneof(constantFrom(...STEPS, 'background_check'), string({ minLength: 1, maxLength: 20 }));

const closed = record({
  status: steps.filter((status) => !DECISION.test(status)),
  job: record({ status: constantFrom('closed', 'Closed', 'CLOSED ') }),
});

/** All that a card says or is called in our own words: all but the badge and the stamp, which are the specification's. */
function ownWords(card: HTMLElement): string {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('span')) {
    const isSpecified = /^(ACCEPTED|CLOSED)$/.test(element.textContent) || / \| \w+$/.test(element.textContent);
    if (isSpecified) element.remove();
  }
  const named = [...copy.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [copy.textContent, ...named].join(' ');
}

it('never says or calls a decision what is nothing but the closing of a job', () => {
  assert(
    property(closed, ({ status, job }) => {
      renderApp(<ApplicationCard application={toApplication({ ...makeApplicationDto({ job }), status })} />);
      fireEvent.click(screen.getByRole('button', { name: 'More' }));
      const words = ownWords(screen.getByRole('article'));
      expect(words).not.toMatch(DECISION);
      const isOnboard = status.trim().toLowerCase() === 'onboard';
      expect(words.includes('Lowongan ditutup. Perusahaan belum memberi keputusan.')).toBe(!isOnboard);
      cleanup();
    }),
    { numRuns: 60 },
  );
});

it('colours the words of a closed job as those of any other step', () => {
  renderApp(<ApplicationCard application={toApplication(makeApplicationDto({ job: { status: 'closed' } }))} />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const [closedWords, upcoming] = [/^Lowongan ditutup/, 'Belum dimulai'].map(
    (words) => screen.getAllByText(words)[0]?.className,
  );
  expect(closedWords).toBe(upcoming);
});

it.each([
  ['Indonesian', texts],
  ['English', english],
])('has no %s word for a decision beside those of the specification', (_language, all) => {
  const { outcomes: _outcomes, stamps: _stamps, steps: named, states, ...own } = all;
  for (const words of [named, states, own].flatMap((some) => Object.values(some))) {
    expect(typeof words === 'function' ? words('') : words).not.toMatch(DECISION);
  }
});
