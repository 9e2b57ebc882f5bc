import { useEffect, useRef, useState, useTransition } from 'react';
import { useEventCallback } from '@mui/material/utils';
import { describeError } from '@/shared/api';
import { withFieldMessage } from '@/shared/lib/forms';
import type { Proposal } from '@/entities/profile/proposal';
import { logFailure } from '@/shared/lib/logging';
import { texts } from '../ui/texts';
import type { CvCard } from './card';

export type CardState = { phase: 'waiting' | 'saving' | 'saved' | 'skipped' } | { phase: 'failed'; message: string };

interface OpenForm {
  card: CvCard;
  chosen: string[];
  proposal: Proposal;
}

const without = (names: readonly string[], taken: readonly string[]): string[] =>
  names.filter((name) => !taken.includes(name));

/**
 * Saves cards by the sections' own calls, one after the other, and remembers what became of each. An entry that is not
 * complete opens its form.
 */
export function useTaking() {
  const [states, setStates] = useState<Record<string, CardState | undefined>>({});
  /** Names of the rows that are saved, of cards whose rows are saved some at a time. */
  const [taken, setTaken] = useState<Record<string, string[]>>({});
  const [form, setForm] = useState<OpenForm | null>(null);
  const queue = useRef(Promise.resolve());
  /** Ids of the cards in the queue, which "Menunggu" tells of a little later. */
  const queued = useRef(new Set<string>());
  const [isQueueing, startQueueing] = useTransition();
  const isClosed = useRef(false);

  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  const setState = (id: string, state?: CardState) => setStates((all) => ({ ...all, [id]: state }));

  const settle = (card: CvCard, chosen: string[]) => {
    const now = [...(taken[card.id] ?? []), ...chosen];
    setTaken((all) => ({ ...all, [card.id]: [...(all[card.id] ?? []), ...chosen] }));
    const left = without(
      card.rows.flatMap(({ name, kind }) => (kind === 'choice' ? name : [])),
      now,
    );
    // Of a form that the profile has once, only a value is left that was refused.
    const isLeft = card.rows.some(({ name, refused }) => left.includes(name) && (refused ?? card.limit) !== undefined);
    setState(card.id, isLeft ? undefined : { phase: 'saved' });
  };

  const open = async (card: CvCard, chosen: string[]) => {
    const proposal = card.propose(chosen);
    if (!proposal.complete) {
      setForm({ card, chosen, proposal });
      return;
    }
    setState(card.id, { phase: 'waiting' });
    const completed = await proposal.complete();
    setState(card.id);
    setForm({ card, chosen, proposal: completed });
  };

  const save = async (card: CvCard, chosen: string[]) => {
    if (isClosed.current) return;
    setState(card.id, { phase: 'saving' });
    try {
      const proposal = card.propose(chosen);
      const completed = (await proposal.complete?.()) ?? proposal;
      const needs = card.describe(completed.missing);
      if (needs.length > 0) {
        setState(card.id, { phase: 'failed', message: texts.incomplete(needs.join(', ')) });
        return;
      }
      await completed.save?.();
      settle(card, chosen);
    } catch (error) {
      logFailure('an entry of a CV could not be saved', error);
      setState(card.id, { phase: 'failed', message: describeError(withFieldMessage(error), texts.notSaved) });
    } finally {
      queued.current.delete(card.id);
    }
  };

  const take = useEventCallback((card: CvCard, chosen: string[]) => {
    if (!card.check(chosen).isReady) {
      void open(card, chosen);
      return;
    }
    if (queued.current.has(card.id)) return;
    queued.current.add(card.id);
    // Many cards may be taken by one press: in pieces, so that a slow phone responds.
    startQueueing(() => setState(card.id, { phase: 'waiting' }));
    queue.current = queue.current.then(() => save(card, chosen));
  });

  return {
    states,
    taken,
    form,
    /** True while a press on many cards is not shown yet. */
    isQueueing,
    take,
    open: useEventCallback((card: CvCard, chosen: string[]) => void open(card, chosen)),
    skip: useEventCallback((card: CvCard) => setState(card.id, { phase: 'skipped' })),
    undo: useEventCallback((card: CvCard) => setState(card.id)),
    closeForm: () => setForm(null),
    formSaved: () => form && settle(form.card, form.chosen),
  };
}
