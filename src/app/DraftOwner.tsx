import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { DraftOwnerContext, toDraftOwner } from '@/shared/lib/drafts';

/** Says to the forms below whose drafts they keep. */
export function DraftOwner({ children }: { children: ReactNode }) {
  const id = useSelector(selectSession)?.userId ?? null;
  return <DraftOwnerContext value={id === null ? null : toDraftOwner(id)}>{children}</DraftOwnerContext>;
}
