import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { BestMatches } from '@/features/best-matches';
import type { OpenJob } from '../model/use-open-job';

interface MatchesPanelProps {
  onOpen: OpenJob;
  /** How many jobs the list has; undefined while they are on their way. */
  total: number | undefined;
}

/** The region "Paling cocok" over the list. */
export function MatchesPanel({ onOpen }: MatchesPanelProps) {
  const owner = useSelector(selectSession)?.userId ?? null;
  return <BestMatches owner={owner} onOpen={onOpen} />;
}
