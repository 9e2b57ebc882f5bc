import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { CvLine } from '@titian/cv-reader';
import { texts } from './texts';
import { CvLines } from './CvLines';

/** The lines of a CV that no entry was read from. Specification 4, section 10, "Tidak terbaca". */
export function UnreadLines({ lines, open }: { lines: readonly CvLine[]; open: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Accordion
      defaultExpanded={open}
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
      // Open, it has a margin of its own, and none as the first of its element's type.
      sx={{ '&, &.Mui-expanded, &.Mui-expanded:first-of-type': { mt: 3 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>{texts.unread(lines.length)}</AccordionSummary>
      <AccordionDetails>
        <CvLines lines={lines} />
      </AccordionDetails>
    </Accordion>
  );
}
