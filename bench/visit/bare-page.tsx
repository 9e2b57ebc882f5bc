import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Button from '@mui/material/Button';

/** The page of `prepare-bare-page.tsx`: React and one button of Material UI. */
export const BarePage = () => (
  <StrictMode>
    <Button variant="contained">Cari lowongan</Button>
  </StrictMode>
);

if (typeof document !== 'undefined') {
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <BarePage />);
}
