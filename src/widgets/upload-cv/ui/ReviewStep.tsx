import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CvReading } from '@titian/cv-reader';
import { useIsOffline } from '@/shared/lib/connection';
import type { CvCard } from '../model/card';
import type { SharedValues } from '../model/record-cards';
import { chosenRows, isTicked, kindOf } from '../model/ticks';
import type { CardKind, Ticks } from '../model/ticks';
import { toCards } from '../model/to-cards';
import { useGrowing } from '../model/use-growing';
import type { ProfileSections } from '../model/use-profile-sections';
import { useTaking } from '../model/use-taking';
import { texts } from './texts';
import { CardSection } from './CardSection';
import { ProposalCard } from './ProposalCard';
import { UnreadLines } from './UnreadLines';

/** A low screen, or a large zoom: the dialog scrolls as a whole, since its buttons would leave no room for the cards. */
const SHORT = '@media (max-height: 480px)';

export interface ReviewStepProps {
  reading: CvReading;
  fileName: string;
  sections: ProfileSections;
  /** Gets the number of cards that are neither saved nor skipped. */
  onLeft: (count: number) => void;
  onChooseOther: () => void;
  onClose: () => void;
}

/** The second step: what the file proposes, by sections of the profile. */
export function ReviewStep({ reading, fileName, sections, onLeft, onChooseOther, onClose }: ReviewStepProps) {
  // After each save the profile's lists come again, and with them all cards: in pieces, so that a slow phone responds.
  const profile = useDeferredValue(sections);
  const choices = useDeferredValue(useFormikContext<SharedValues>().values);
  const cards = useMemo(() => toCards(reading, profile, choices), [reading, profile, choices]);
  const [ticks, setTicks] = useState<Record<string, Ticks>>({});
  const { states, taken, form, isQueueing, take, open, skip, undo, closeForm, formSaved } = useTaking();
  const isOffline = useIsOffline();
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const shown = cards.slice(0, useGrowing(cards.length));
  useEffect(() => heading.current?.focus(), []);

  const handleTick = useCallback(
    (card: CvCard, name: string, isNow: boolean) =>
      setTicks((all) => ({ ...all, [card.id]: { ...all[card.id], [name]: isNow } })),
    [],
  );
  const toTake = shown.filter((card) => {
    const phase = states[card.id]?.phase;
    return (phase === undefined || phase === 'failed') && isTicked(card, ticks[card.id], taken[card.id]);
  });
  const isDone = ({ id }: CvCard) => states[id]?.phase === 'saved' || states[id]?.phase === 'skipped';
  const left = cards.filter((card) => !isDone(card) && !(card.isInProfile && states[card.id] === undefined)).length;
  useEffect(() => onLeft(left), [left, onLeft]);

  const groups = [...new Set(shown.map(({ section }) => section))].map((section) =>
    shown.filter((card) => card.section === section),
  );
  const describeCounts = (group: readonly CvCard[], withKnown = true): string => {
    const kinds = group.flatMap((card) => (isDone(card) ? [] : [kindOf(card, ticks[card.id], taken[card.id])]));
    const count = (kind: CardKind) => kinds.filter((each) => each === kind).length;
    return texts.counts(count('ready'), count('incomplete'), withKnown ? count('known') : 0);
  };
  const phases = cards.map(({ id }) => states[id]?.phase);
  const saved = phases.filter((phase) => phase === 'saved').length;
  const failed = phases.filter((phase) => phase === 'failed').length;
  const unreadable = reading.unread.filter((line) => line.unreadable).length;
  const isProfileUnknown = cards.some(({ isInProfile }) => isInProfile === null);

  return (
    <>
      <DialogContent dividers sx={{ overflowWrap: 'anywhere', [SHORT]: { flex: 'none', overflowY: 'visible' } }}>
        <Typography ref={heading} tabIndex={-1} component="h3" variant="h6" sx={{ outline: 'none' }}>
          {texts.review}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{summaryOf(cards.length, reading, fileName)}</Typography>
        <Button size="small" onClick={onChooseOther} sx={{ ml: -1.75 }}>
          {texts.chooseOther}
        </Button>
        {isOffline && (
          <Alert severity="warning" role="status" sx={{ mt: 1 }}>
            {texts.offline}
          </Alert>
        )}
        {isProfileUnknown && (
          <Alert severity="info" role="status" sx={{ mt: 1 }}>
            {texts.unknownProfile}
          </Alert>
        )}
        {unreadable > 0 && (
          <Alert severity="warning" role="status" sx={{ mt: 1 }}>
            {texts.unreadableLines(unreadable)}
          </Alert>
        )}
        {reading.leftOut !== undefined && (
          <Alert severity="warning" role="status" sx={{ mt: 1 }}>
            {texts.leftOut(reading.leftOut)}
          </Alert>
        )}
        <Box sx={{ mt: 2 }}>
          {groups.map((group) => (
            <CardSection
              key={group[0]?.section}
              title={group[0]?.section ?? ''}
              counts={describeCounts(group)}
              open={group.filter((card) => !card.isInProfile && !isDone(card))}
              expanded={!group.every(({ isInProfile }) => isInProfile)}
            >
              {group.map((card) => (
                <ProposalCard
                  key={card.id}
                  card={card}
                  state={states[card.id]}
                  taken={taken[card.id]}
                  ticks={ticks[card.id]}
                  onTick={handleTick}
                  onTake={take}
                  onChange={open}
                  onSkip={skip}
                  onUndo={undo}
                />
              ))}
            </CardSection>
          ))}
        </Box>
        <UnreadLines lines={reading.unread} open={cards.length === 0} />
      </DialogContent>
      <Typography
        ref={outcome}
        role="status"
        tabIndex={-1}
        variant="body2"
        sx={{ px: 3, pt: saved + failed > 0 ? 1.5 : 0, outline: 'none' }}
      >
        {saved + failed > 0 && texts.savedOf(saved, failed)}
      </Typography>
      <Typography variant="body2" sx={{ px: 3, pt: 1.5, textAlign: 'right', color: 'text.secondary' }}>
        {describeCounts(shown, false)}
      </Typography>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        {shown.some((card) => !isDone(card) && isTicked(card, ticks[card.id], taken[card.id])) && (
          <Button
            variant="contained"
            disabled={isQueueing || toTake.length === 0}
            onClick={() => {
              toTake.forEach((card) => take(card, chosenRows(card, ticks[card.id], taken[card.id])));
              // The button will be disabled.
              outcome.current?.focus();
            }}
          >
            {texts.takeAll(toTake.length)}
          </Button>
        )}
      </DialogActions>
      {form?.proposal.renderForm({ onSaved: formSaved, onClose: closeForm })}
    </>
  );
}

function summaryOf(count: number, { unread }: CvReading, fileName: string): string {
  if (count > 0) return texts.found(count, fileName);
  return unread.length > 0 ? texts.nothingFound(fileName) : texts.noText(fileName);
}
