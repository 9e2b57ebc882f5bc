import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectSession, selectTabChange, selectTakeovers } from '@/entities/session';
import { useToast } from '@/shared/ui/toast';
import { selectUnsaved } from '@/shared/lib/device-storage';
import { texts } from './texts';

/** Says why the page has changed under the candidate's eyes: another tab signed out, or signed another candidate in. */
export function useTabChangeToast(): void {
  const { showError } = useToast();
  const change = useSelector(selectTabChange);
  const takeovers = useSelector(selectTakeovers);
  const name = useSelector(selectSession)?.name ?? '';

  useEffect(() => {
    if (change === 'ended') showError(texts.signedOutElsewhere);
    if (change === 'replaced') showError(name ? texts.accountChangedTo(name) : texts.accountChanged);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once a change; a name may be learned later
  }, [change, takeovers, showError]);
}

const LABELS: Partial<Record<string, string>> = texts.contents;

/** Says once that the browser refused to store a content, and again only after that content could be stored meanwhile. */
export function useUnsavedToast(): void {
  const { showError } = useToast();
  const unsaved = useSelector(selectUnsaved);
  const known = useRef<readonly string[]>([]);

  useEffect(() => {
    const labels = unsaved.filter((name) => !known.current.includes(name)).flatMap((name) => LABELS[name] ?? []);
    known.current = unsaved;
    if (labels.length > 0) showError(texts.unsaved(labels.join(', ')));
  }, [unsaved, showError]);
}
