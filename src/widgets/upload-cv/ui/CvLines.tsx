import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CvLine } from '@titian/cv-reader';
import { texts } from './texts';

/** As many lines are shown at once. */
const STEP = 100;

const List = styled('ul')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  margin: spacing(0.5, 0),
  padding: 0,
  listStyle: 'none',
  li: { paddingBlock: spacing(0.5) },
  '.line-place': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
}));

/** Lines of a CV, with the page above its first line, or values of data with their names. */
export function CvLines({ id, lines }: { id?: string; lines: readonly CvLine[] }) {
  const [shown, setShown] = useState(STEP);
  const more = Math.min(STEP, lines.length - shown);
  return (
    <div id={id}>
      <List>
        {lines.slice(0, shown).map(({ page, line, name, text, unreadable }, index) => (
          <li key={`${page}-${line}`}>
            {(name !== undefined || page !== lines[index - 1]?.page) && (
              <span className="line-place">{name ?? texts.page(page)}</span>
            )}
            {text}
            {unreadable && <span className="line-place">{texts.unreadable}</span>}
          </li>
        ))}
      </List>
      {more > 0 && <Button onClick={() => setShown(shown + STEP)}>{texts.moreLines(more)}</Button>}
    </div>
  );
}
