import averages from '../../../../contract/reference/average-pay.json';
import { useEffect, useId, useMemo, useState } from 'react';
import { jobApi } from '@/entities/job';
import type { Job, JobDetail } from '@/entities/job';
import { findSignals, findSignalsInTasks } from '@/entities/job-signal';
import type { PaySignal, Signal } from '@/entities/job-signal';
import { logFailure } from '@/shared/lib/logging';
import { groupDigits } from '@/shared/lib/text';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { isFolded, storeFolded } from '../model/folded-jobs';
import { texts } from '../texts';

const Card = styled(Accordion)(({ theme }) => {
  const { spacing, vars } = theme;
  return {
    border: `1px solid ${vars.palette.divider}`,
    borderInlineStart: `4px solid ${vars.palette.warning.main}`,
    borderRadius: 12,
    boxShadow: 'none',
    overflowWrap: 'anywhere',
    '&::before': { display: 'none' },
    '.signal-title': { ...theme.typography.h3, margin: 0 },
    '.signal-count': { ...theme.typography.body2, marginInlineStart: spacing(1.5), color: vars.palette.text.secondary },
    '.MuiAccordionSummary-content': { alignItems: 'baseline', flexWrap: 'wrap' },
    'p, blockquote': { ...theme.typography.body2, margin: theme.spacing(0.5, 0, 0) },
    ul: { listStyle: 'none', margin: 0, padding: 0 },
    li: { marginTop: spacing(2), paddingTop: spacing(2), borderTop: `1px solid ${vars.palette.divider}` },
    h3: { ...theme.typography.body1, fontWeight: 600, margin: 0 },
    blockquote: {
      margin: spacing(1, 0, 0),
      paddingInlineStart: spacing(1.5),
      borderInlineStart: `2px solid ${vars.palette.divider}`,
      color: vars.palette.text.secondary,
    },
  };
});

const NO_JOBS: readonly Job[] = [];

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: number): string => `Rp\u00a0${groupDigits(amount)}`;

function PayComparison({ comparison: { pay, usual, peers }, quote }: PaySignal) {
  const like =
    peers === null ? texts.likeEmployees(rupiah(usual), averages.source) : texts.likeJobs(rupiah(usual), peers);
  return (
    <p>
      {quote !== null && `${texts.comparedPay(rupiah(pay))} `}
      {like}
    </p>
  );
}

/** Rules with a wording more exact than that of their kind. */
const WORDINGS: Partial<Record<string, keyof typeof texts.kinds>> = {
  'identity-original-held': 'heldPapers',
  'identity-own-account': 'ownAccount',
  'identity-code': 'oneTimeCode',
  'money-pay-kept': 'keptPay',
  'money-cut-from-pay': 'keptPay',
};

function SignalItem({ signal }: { signal: Signal | PaySignal }) {
  const { question, reason } = texts.kinds[WORDINGS[signal.rule] ?? signal.kind];
  return (
    <li>
      <h3>{question}</h3>
      <blockquote>
        {signal.quote === null && 'comparison' in signal
          ? texts.statedPay(rupiah(signal.comparison.pay))
          : `“${signal.quote}”`}
      </blockquote>
      <p>{reason}</p>
      {'comparison' in signal && <PayComparison {...signal} />}
    </li>
  );
}

/** The signals of a vacancy. Above its text they are found in the first render, otherwise in short tasks after it. */
function useSignals(job: JobDetail, isFirst: boolean): readonly (Signal | PaySignal)[] {
  // The list that the page has loaded anyway; no request is made for it.
  const { data: peers = NO_JOBS } = jobApi.endpoints.getJobs.useQueryState();
  const first = useMemo(() => (isFirst ? findSignals(job, peers) : null), [isFirst, job, peers]);
  const [later, setLater] = useState<readonly (Signal | PaySignal)[]>([]);
  useEffect(() => {
    if (isFirst) return;
    let isShown = true;
    findSignalsInTasks(job, peers).then(
      (found) => isShown && setLater(found),
      (error: unknown) => logFailure('what may be checked of a job could not be found', error),
    );
    return () => {
      isShown = false;
    };
  }, [isFirst, job, peers]);
  return first ?? later;
}

interface SignalListProps {
  job: JobDetail;
  /** True above the vacancy's text, which must not move afterwards. */
  isFirst: boolean;
}

/** "Periksa dulu": what may be checked of a vacancy, or nothing. It can be folded away, which the device remembers. */
export function SignalList({ job, isFirst }: SignalListProps) {
  const signals = useSignals(job, isFirst);
  const [folded, setFolded] = useState(() => isFolded(job.id));
  const id = useId();
  if (signals.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Card
        disableGutters
        expanded={!folded}
        onChange={(_event, expanded) => {
          setFolded(!expanded);
          storeFolded(job.id, !expanded);
        }}
        // The section is the region, folded or not.
        slotProps={{ heading: { component: 'h2' }, region: { role: 'presentation', 'aria-labelledby': undefined } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreIcon />} aria-controls={`${id}-signals`}>
          <span id={`${id}-title`} className="signal-title">
            {texts.title}
          </span>
          <span className="signal-count">{texts.count(signals.length)}</span>
        </AccordionSummary>
        <AccordionDetails sx={{ pt: 0 }}>
          <p>{texts.intro}</p>
          <ul>
            {signals.map((signal) => (
              <SignalItem key={`${signal.rule} ${signal.quote}`} signal={signal} />
            ))}
          </ul>
        </AccordionDetails>
      </Card>
    </section>
  );
}
