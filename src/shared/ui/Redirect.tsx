import { Navigate } from 'react-router-dom';
import type { NavigateProps } from 'react-router-dom';

/** Replaces this address by another one. Without its title the document would have none until that page's chunk is there. */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  return (
    <>
      <title>Titian</title>
      <Navigate {...props} replace />
    </>
  );
}
