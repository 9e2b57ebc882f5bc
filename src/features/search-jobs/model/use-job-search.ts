import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { changeJobSearch, clearJobSearch, parseJobSearch, serializeJobSearch } from './job-search';
import type { JobSearch } from './job-search';

/** Milliseconds without a keystroke after which what was typed goes into the address. */
const TYPING_PAUSE_MS = 400;

/**
 * How the shown search came about, which decides how it goes into the address: `typing` after a pause and `left` (the
 * text box) at once, both as one entry of the history for all letters; `committed` (Find) closes that entry; `chosen`
 * (a filter, a page, …) and `opened` (the address itself) are entries of their own.
 */
type Origin = 'typing' | 'left' | 'committed' | 'chosen' | 'opened';

interface Shown {
  search: JobSearch;
  origin: Origin;
}

const reduce = (shown: Shown, { origin, to }: { origin: Origin; to: (search: JobSearch) => JobSearch }): Shown => ({
  origin,
  search: to(shown.search),
});

const same = (search: JobSearch): JobSearch => search;

/** State of the history's entries that are written here: whether the next letter typed still belongs to the entry. */
interface OwnEntry {
  jobSearch: 'typing' | 'done';
  /** The list stays where it is scrolled to. */
  keepScroll: true;
}

const isOwnEntry = (state: unknown): state is OwnEntry =>
  typeof state === 'object' && state !== null && 'jobSearch' in state;

export interface JobSearchActions {
  /** A filter, tab, order or recent search was chosen. */
  change: (change: Partial<Omit<JobSearch, 'page'>>) => void;
  /** Text and filters were reset. */
  clear: () => void;
  goToPage: (page: number) => void;
  /** A letter more or less in one of the text boxes. */
  type: (change: { search: string } | { location: string }) => void;
  /** A text box was left: what was typed in it need not wait. */
  leave: () => void;
  /** The search was made: what is typed from now on is another. */
  commit: () => void;
}

/**
 * The search that the list shows, kept in the page's address: a reload, back and forward, and a shared link give the
 * same list. What is typed shows at once and goes into the address after a pause; all else goes there right away.
 *
 * @returns the search, whether it is being typed, and what may be done with it; the actions stay the same for the life of
 *   the component
 */
export function useJobSearch(): { search: JobSearch; typing: boolean; actions: JobSearchActions } {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const [shown, dispatch] = useReducer(reduce, null, () => ({
    search: parseJobSearch(location.search),
    origin: 'opened' as const,
  }));
  const [seen, setSeen] = useState(location.key);

  const inAddress = parseJobSearch(location.search);
  const address = serializeJobSearch(inAddress);
  const ownEntry = isOwnEntry(location.state) ? location.state.jobSearch : null;

  // An address that was not written here wins: a link, back, forward. An own one may be older than what is shown.
  if (location.key !== seen) {
    setSeen(location.key);
    if (!ownEntry || navigationType === NavigationType.Pop) dispatch({ origin: 'opened', to: () => inAddress });
  }

  const listPath = useRef<string | null>(null);
  useEffect(() => {
    listPath.current = window.location.pathname;
  }, []);

  useEffect(() => {
    const { search, origin } = shown;
    const next = serializeJobSearch(search);
    const stillTyping = ownEntry === 'typing';
    if (next === address && !(origin === 'committed' && stillTyping)) return undefined;

    const write = () => {
      // The list stays until the page that was opened meanwhile has its chunk; that page's address is not to be changed.
      if (window.location.pathname !== listPath.current) return;
      const jobSearch = origin === 'typing' || origin === 'left' ? 'typing' : 'done';
      const state: OwnEntry = { jobSearch, keepScroll: true };
      const replace = next === address || (stillTyping && origin !== 'chosen');
      void navigate({ search: next }, { replace, state });
    };
    // A text box is left by a press on a card, too, which opens it right after.
    if (origin === 'left') {
      write();
      return undefined;
    }
    // All but typing is in the address before its result is seen: who then goes back comes to the search before it.
    const timer = setTimeout(write, origin === 'typing' ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [shown, address, ownEntry, navigate]);

  const actions = useMemo((): JobSearchActions => {
    const choose = (to: (search: JobSearch) => JobSearch) => dispatch({ origin: 'chosen', to });
    return {
      change: (change) => choose((search) => changeJobSearch(search, change)),
      clear: () => choose(clearJobSearch),
      goToPage: (page) => choose((search) => ({ ...search, page })),
      type: (change) => dispatch({ origin: 'typing', to: (search) => changeJobSearch(search, change) }),
      leave: () => dispatch({ origin: 'left', to: same }),
      commit: () => dispatch({ origin: 'committed', to: same }),
    };
  }, []);

  return { search: shown.search, typing: shown.origin === 'typing', actions };
}
