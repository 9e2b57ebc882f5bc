import { useCallback, useState, useSyncExternalStore } from 'react';
import { useCapability } from '@/entities/capability';
import type { JobDetail, JobSignal } from '@/entities/job';
import type { Id } from '@/shared/api';
import { groupDigits } from '@/shared/lib/text';
import { Block } from '@/shared/ui/feedback';
import { isFolded, storeFolded } from '../model/folded-jobs';
import { texts } from '../texts';
import { SignalCard } from './SignalCard';
import { isSignalKind, SignalItem } from './SignalItem';
import type { SignalKind } from './SignalItem';

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: number): string => `Rp\u00a0${groupDigits(amount)}`;

function comparisonText({ comparison }: JobSignal): string | undefined {
  if (!comparison) return undefined;
  const { pay, usual, peers, source } = comparison;
  const like =
    peers === undefined ? texts.likeEmployees(rupiah(usual), source ?? '') : texts.likeJobs(rupiah(usual), peers);
  return `${texts.comparedPay(rupiah(pay))} ${like}`;
}

const neverChanges = () => () => undefined;

/** Of a page that a server has rendered. */
const isUnfolded = () => false;

function FoldedSignals({ job, signals }: { job: Id; signals: readonly (JobSignal & { kind: SignalKind })[] }) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stored = useSyncExternalStore(
    neverChanges,
    useCallback(() => isFolded(job), [job]),
    isUnfolded,
  );
  return (
    <SignalCard
      count={texts.count(signals.length)}
      isFolded={chosen ?? stored}
      onFold={(fold) => {
        setChosen(fold);
        storeFolded(job, fold);
      }}
    >
      {signals.map((signal) => (
        <SignalItem
          key={`${signal.kind} ${signal.quote}`}
          kind={signal.kind}
          quote={signal.quote}
          comparison={comparisonText(signal)}
        />
      ))}
    </SignalCard>
  );
}

/**
 * "Periksa dulu": sentences of a vacancy that the provider found worth a question, or nothing. It can be folded away, which
 * the device remembers. Specification 4, section 7.
 */
export function JobSignals({ job }: { job: JobDetail }) {
  const areFound = useCapability('jobSignals');
  const signals = job.signals.filter((signal): signal is JobSignal & { kind: SignalKind } => isSignalKind(signal.kind));
  if (!areFound || signals.length === 0) return null;
  return (
    <Block what="the signals of a job" shows={[job]}>
      <FoldedSignals key={job.id} job={job.id} signals={signals} />
    </Block>
  );
}
