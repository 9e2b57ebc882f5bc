import { memo, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { languageOf } from '@/shared/lib/language';
import { useFocusAfterWait } from '@/shared/lib/focus';
import { CARD, chosenRows, hasChoices, isTicked } from '../model/ticks';
import type { Ticks } from '../model/ticks';
import type { CvCard, CvRow } from '../model/card';
import type { CardState } from '../model/use-taking';
import { texts } from './texts';
import { Source } from './Source';

const Frame = styled('article')(({ theme: { breakpoints, spacing, vars } }) => ({
  marginTop: spacing(1.5),
  padding: spacing(1.5, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '.card-title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: spacing(1) },
  dl: { margin: spacing(0.5, 0) },
  'dl > div': {
    marginTop: spacing(0.5),
    [breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: spacing(1) },
  },
  dt: { fontSize: '0.8125rem', color: vars.palette.text.secondary },
  dd: { margin: 0, whiteSpace: 'pre-line' },
  '.card-note': { display: 'block', fontSize: '0.8125rem', color: vars.palette.text.secondary },
}));

interface RowChoiceProps {
  row: CvRow;
  checked: boolean;
  disabled: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A row with a box of its own; without one where it cannot be taken from here. */
function RowChoice({ row, checked, disabled, onTick }: RowChoiceProps) {
  const { name, label, text, kind, current, refused } = row;
  const note = kind === 'known' ? texts.inProfile : kind === 'account' ? texts.inAccount : null;
  const words = (
    <>
      {label && <span className="card-note">{label}</span>}
      {text}
      {current && <span className="card-note">{texts.current(current)}</span>}
      {(note ?? refused) && <span className="card-note">{note ?? refused}</span>}
    </>
  );
  if (kind !== 'choice') return <Box sx={{ py: 0.5, pl: 4 }}>{words}</Box>;
  return (
    <FormControlLabel
      sx={{ display: 'flex', alignItems: 'flex-start', mr: 0, '& .MuiCheckbox-root': { mt: -0.5 } }}
      control={<Checkbox name={name} checked={checked} onChange={(_event, isNow) => onTick(isNow)} />}
      disabled={disabled}
      label={words}
    />
  );
}

interface ProposalCardProps {
  card: CvCard;
  state: CardState | undefined;
  /** Names of its rows that are saved already. */
  taken: readonly string[] | undefined;
  ticks: Ticks | undefined;
  /** @param name of a row, or `CARD` */
  onTick: (card: CvCard, name: string, isTicked: boolean) => void;
  onTake: (card: CvCard, chosen: string[]) => void;
  onChange: (card: CvCard, chosen: string[]) => void;
  onSkip: (card: CvCard) => void;
  onUndo: (card: CvCard) => void;
}

const DONE = { saved: texts.saved, skipped: texts.skipped, waiting: texts.waiting, saving: texts.saving };

/** Something that a CV proposes: what it is, where it comes from, and what to do with it. */
export const ProposalCard = memo(function ProposalCard({
  card,
  state,
  taken,
  ticks,
  onTick,
  onTake,
  onChange,
  onSkip,
  onUndo,
}: ProposalCardProps) {
  const { section, title, name, rows, limit, isInProfile, source } = card;
  const chosen = chosenRows(card, ticks, taken);
  const { missing, isReady, filled } = card.check(chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusAfterWait(state?.phase ?? 'open', heading);
  const phase = state?.phase;
  const isBusy = phase === 'waiting' || phase === 'saving';
  const isDone = phase === 'saved' || phase === 'skipped';
  const isChoice = hasChoices(card);
  const isFull = limit !== undefined && chosen.length >= limit;
  const canTake = !isChoice || chosen.length > 0;
  const note = phase && phase !== 'failed' ? DONE[phase] : isInProfile ? texts.inProfile : null;

  return (
    <Frame aria-label={name} aria-busy={isBusy}>
      <div className="card-title">
        {isReady && !isChoice && !isDone && !isInProfile && (
          <Checkbox
            name="entry"
            value={card.id}
            checked={isTicked(card, ticks, taken)}
            disabled={isBusy}
            slotProps={{ input: { 'aria-label': name } }}
            onChange={(_event, isNow) => onTick(card, CARD, isNow)}
            sx={{ ml: -1 }}
          />
        )}
        <Typography
          ref={heading}
          component="h5"
          variant="subtitle1"
          tabIndex={-1}
          // The note is below a title that it would leave no room.
          sx={
            section === title
              ? { ...visuallyHidden, outline: 'none' }
              : { flex: '1 1 8rem', minWidth: 0, fontWeight: 600, outline: 'none' }
          }
        >
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: phase === 'saved' ? 'success.main' : 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </div>
      {!isDone && (
        <>
          {isChoice ? (
            rows.map((row) => {
              const isTaken = taken?.includes(row.name) ?? false;
              const isChosen = chosen.includes(row.name);
              return (
                <RowChoice
                  key={row.name}
                  row={isTaken ? { ...row, kind: 'known' } : row}
                  checked={isChosen}
                  disabled={isBusy || (isFull && !isChosen)}
                  onTick={(isNow) => onTick(card, row.name, isNow)}
                />
              );
            })
          ) : (
            <dl>
              {rows.map(({ name, label, text }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {isFull && <span className="card-note">{texts.atMost(limit)}</span>}
          {!isInProfile && filled.length > 0 && (
            <span className="card-note">{texts.filled(filled.map(({ text }) => text).join(', '))}</span>
          )}
          {!isInProfile && canTake && missing.length > 0 && (
            <span className="card-note">{texts.incomplete(missing.join(', '))}</span>
          )}
          <Source title={title} lines={source} />
          {state?.phase === 'failed' && (
            <Alert severity="error" lang={languageOf(state.message)} sx={{ my: 1 }}>
              {state.message}
            </Alert>
          )}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: isDone ? 0 : 1 }}>
        {phase === 'skipped' && (
          <Button
            size="small"
            aria-label={texts.undoOne(name)}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onUndo(card);
            }}
          >
            {texts.undo}
          </Button>
        )}
        {!isDone && (
          <>
            {canTake && (
              <Button
                size="small"
                variant="outlined"
                aria-label={phase === 'failed' ? texts.retryOne(name) : texts.takeOne(name)}
                loading={isBusy}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  onTake(card, chosen);
                }}
              >
                {phase === 'failed' ? texts.retry : texts.take}
              </Button>
            )}
            {canTake && !isInProfile && (
              <Button
                size="small"
                aria-label={texts.changeOne(name)}
                disabled={isBusy}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  onChange(card, chosen);
                }}
              >
                {texts.change}
              </Button>
            )}
            {!isInProfile && (
              <Button
                size="small"
                aria-label={texts.skipOne(name)}
                disabled={isBusy}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  onSkip(card);
                }}
              >
                {texts.skip}
              </Button>
            )}
          </>
        )}
      </Box>
    </Frame>
  );
});
