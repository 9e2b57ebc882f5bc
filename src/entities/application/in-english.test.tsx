import '@test/english';
import { itLosesNoEventAndTellsNoFuture, itTellsDecisionsOfOutcomesAlone } from './model/histories.fixture';
import { toStateSentence } from './model/state-sentence';
import { LAST_EVENTS, NOW, applicationOf } from './model/state-sentence.fixture';
import { itTellsNoDecision } from './ui/closed-job.fixture';

it('tells the last event in English', () => {
  const sentences = LAST_EVENTS.map(([status, event]) =>
    toStateSentence(applicationOf({ status: status as 'apply', lastEvent: { id: 1, ...event } }), NOW),
  );
  expect(sentences).toEqual([
    'Sent today. The company has not seen it yet.',
    'Sent yesterday. The company has not seen it yet.',
    'Sent 20 Nov. The company has not seen it yet.',
    'Sent 31 Dec 2025. The company has not seen it yet.',
    'Sent 20 Nov.',
    'Sent 20 Nov.',
    'Seen by the company yesterday.',
    'Seen by the company 20 Nov.',
    'Moved to HR interview yesterday.',
    'Moved to Onboarding 20 Nov.',
    'Stage changed 20 Nov.',
    'Moved to background_check yesterday.',
    'Stage changed 20 Nov.',
  ]);
});

describe('random histories', () => {
  itTellsDecisionsOfOutcomesAlone(/not selected/i, /accepted/i);
  itLosesNoEventAndTellsNoFuture(/^Upcoming/);
});

describe('a closed job', () => {
  itTellsNoDecision(/The job was closed[^.]*\. The company has not given a decision\./, 'Not started yet');
});
