import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { CvLine } from '@titian/cv-reader';
import { describeSource } from '../model/describe';
import { CvLines } from './CvLines';

/** Where in the file an entry comes from, and on demand the lines themselves. */
export function Source({ lines }: { lines: readonly CvLine[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const words = describeSource(lines);
  if (lines.length === 0) return <span className="card-note">{words}</span>;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -1.75, color: 'text.secondary', textAlign: 'left' }}
      >
        {words}
      </Button>
      {isOpen && <CvLines id={id} lines={lines} />}
    </>
  );
}
