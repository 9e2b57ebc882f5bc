import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { CvLine } from '@titian/cv-reader';
import { clip } from '@/shared/lib/text';
import { CvLines } from './CvLines';
import { texts } from './texts';

const MAX_TEXT_LENGTH = 160;

/** The line of the file that an entry comes from, and on demand its other lines. Specification 4, section 10. */
export function Source({ title, lines }: { title: string; lines: readonly CvLine[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // The first line may be the heading of the section.
  const quoted = lines.find(({ text }) => text.includes(title)) ?? lines[0];
  const others = lines.filter((line) => line !== quoted);
  if (!quoted) return <span className="card-note">{texts.fromData}</span>;
  return (
    <>
      <span className="card-note">{texts.from(clip(quoted.text, MAX_TEXT_LENGTH), quoted.page)}</span>
      {others.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ml: -1.75, color: 'text.secondary', textAlign: 'left' }}
        >
          {texts.otherLines(others.length)}
        </Button>
      )}
      {isOpen && <CvLines id={id} lines={others} />}
    </>
  );
}
