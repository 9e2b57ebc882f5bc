import { useEffect } from 'react';
import type { Id } from '@/shared/api';
import { useMatchOrder } from '../model/use-match-order';
import type { MatchOrder } from '../model/use-match-order';

interface FindMatchOrderProps {
  /** The id of the signed-in candidate; null for a visitor. */
  owner: Id | null;
  /** The same function each time. */
  onFound: (order: MatchOrder) => void;
}

/** Tells the list the order by match of this person. In a chunk of its own, which the first visit does not wait for. */
export function FindMatchOrder({ owner, onFound }: FindMatchOrderProps) {
  const order = useMatchOrder(owner);
  useEffect(() => onFound(order), [onFound, order]);
  return null;
}
