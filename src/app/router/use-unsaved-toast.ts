import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectUnsaved } from '@/shared/lib/device-storage';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

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
