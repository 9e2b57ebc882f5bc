import '@test/english';
import { LAST_EVENTS, NOW, applicationOf } from './state-sentence.fixture';
import { toStateSentence } from './state-sentence';

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
    'At the stage “HR interview” since yesterday.',
    'At the stage “Onboarding” since 20 Nov.',
    'Stage changed 20 Nov.',
    'Stage changed yesterday.',
    'Stage changed 20 Nov.',
  ]);
});
