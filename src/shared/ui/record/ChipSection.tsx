import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Id } from '@/shared/api';
import { deleteMark } from '@/shared/lib/focus';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './EditableSection';
import { texts } from './texts';

const ChipList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Not Material UI's chip, which with `onDelete` is one button, deleted by a key: here the delete button has a name.
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    boxSizing: 'border-box',
    maxWidth: '100%',
    height: 32,
    paddingInline: '12px 4px',
    borderRadius: 8,
    fontSize: theme.typography.pxToRem(13),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& > li > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));

/** Names of different lengths. */
const CHIPS = (
  <ChipList as="div">
    {[96, 136, 80, 112].map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={32} style={{ borderRadius: 8 }} />
    ))}
  </ChipList>
);

interface NamedRecord {
  id: Id;
  name: string;
}

/** A candidate's names as chips, each with a button that removes it. Specification 2, section 2. */
export function ChipSection(section: SectionProps<NamedRecord>) {
  return (
    <EditableSection {...section} nameOf={({ name }) => name} skeleton={CHIPS}>
      {(records, { onDelete }) => (
        <ChipList>
          {records.map((record) => (
            <li key={record.id}>
              <span>{record.name}</span>
              <IconButton
                {...deleteMark}
                aria-label={texts.delete(record.name)}
                onClick={({ currentTarget }) => onDelete(record, currentTarget)}
                style={{ padding: 4, fontSize: 16 }}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ChipList>
      )}
    </EditableSection>
  );
}
