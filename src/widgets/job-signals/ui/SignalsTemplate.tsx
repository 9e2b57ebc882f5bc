import { texts } from '../texts';
import { SignalCard } from './SignalCard';
import { SignalItem } from './SignalItem';
import type { SignalKind } from './SignalItem';

const COMPARISON =
  `${texts.comparedPay('{{pay}}')} {{#peers}}${texts.likeJobs('{{usual}}', '{{peers}}')}{{/peers}}` +
  `{{#source}}${texts.likeEmployees('{{usual}}', '{{source}}')}{{/source}}`;

/** The same as the build renders it, for the server to fill in (Mustache). */
export function SignalsTemplate() {
  const kinds = Object.keys(texts.kinds) as SignalKind[];
  return (
    <>
      {'{{#job.signals}}'}
      <SignalCard count={texts.count('{{count}}')} isFolded={false}>
        {'{{#items}}'}
        {kinds.map((kind) => (
          <SignalOfKind key={kind} kind={kind} />
        ))}
        {'{{/items}}'}
      </SignalCard>
      {'{{/job.signals}}'}
    </>
  );
}

function SignalOfKind({ kind }: { kind: SignalKind }) {
  return (
    <>
      {`{{#${kind}}}`}
      <SignalItem
        kind={kind}
        quote="{{quote}}"
        comparison={kind === 'highPay' ? `{{#comparison}}${COMPARISON}{{/comparison}}` : undefined}
      />
      {`{{/${kind}}}`}
    </>
  );
}
