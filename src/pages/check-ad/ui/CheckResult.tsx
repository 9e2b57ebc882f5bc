import { Fragment, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import Card from '@mui/material/Card';
import type { AdvertisementSignal } from '@/entities/ad-check';
import { isSignalKind, SignalItem, SignalList } from '@/widgets/job-signals';
import type { SignalKind } from '@/widgets/job-signals';
import { markQuotes } from '../model/mark-quotes';
import { texts } from '../texts';

type KnownSignal = AdvertisementSignal & { kind: SignalKind };

const Root = styled('section')(({ theme }) => ({
  maxWidth: '72ch',
  marginTop: theme.spacing(5),
  h2: { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& > p': { margin: theme.spacing(1, 0, 0) },
  '.checked-text': {
    ...theme.typography.body1,
    margin: 0,
    padding: theme.spacing(2),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  mark: {
    color: theme.vars.palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 22%, transparent)`,
    borderBottom: `2px solid ${theme.vars.palette.warning.main}`,
  },
  sup: { marginInlineStart: 2, fontWeight: 700, lineHeight: 0 },
}));

/** The text as it was checked, each quote marked and followed by its number in the list. */
function MarkedText({ text, signals }: { text: string; signals: readonly KnownSignal[] }) {
  const quotes = signals.map(({ quote }) => quote);
  return (
    <blockquote className="checked-text" aria-label={texts.checkedText}>
      {markQuotes(text, quotes).map((part, place) => (
        <Fragment key={place}>
          {part.isMarked ? <mark>{part.text}</mark> : part.text}
          {part.ending.length > 0 && <sup>({part.ending.join(', ')})</sup>}
        </Fragment>
      ))}
    </blockquote>
  );
}

interface CheckResultProps {
  /** As it was checked. */
  text: string;
  signals: readonly AdvertisementSignal[];
}

/** The signals of a text: marked where they are in it, then listed with their words. The heading takes the focus. */
export function CheckResult({ text, signals }: CheckResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = signals.filter((signal): signal is KnownSignal => isSignalKind(signal.kind));
  useEffect(() => heading.current?.focus(), [signals]);
  return (
    <Root aria-labelledby="hasil">
      <h2 id="hasil" ref={heading} tabIndex={-1}>
        {known.length === 0 ? texts.nothing : texts.found(known.length)}
      </h2>
      {known.length > 0 && (
        <>
          <p>{texts.foundIntro}</p>
          <Card sx={{ mt: 2 }}>
            <MarkedText text={text} signals={known} />
          </Card>
          <SignalList as="ol">
            {known.map(({ kind, quote }, place) => (
              <SignalItem key={place} kind={kind} quote={quote} number={place + 1} />
            ))}
          </SignalList>
        </>
      )}
    </Root>
  );
}
