import type { ElementType } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Id } from '@/shared/api';
import { deleteMark } from '@/shared/lib/focus';
import { TOUCH } from '../media-queries';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './EditableSection';
import { texts } from './texts';

const ChipList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Not deletable itself, which would make one button of it, deleted by a key: here the delete button has a name. */
const NameChip = styled(Chip)<ChipProps<'li', { component: ElementType }>>({
  [TOUCH]: { height: 44 },
  '.MuiChip-label': { display: 'flex', alignItems: 'center', gap: 4, padding: '0 4px 0 12px', overflow: 'visible' },
  '.MuiChip-label > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

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
            <NameChip
              key={record.id}
              component="li"
              label={
                <>
                  <span>{record.name}</span>
                  <IconButton
                    {...deleteMark}
                    aria-label={texts.delete(record.name)}
                    onClick={({ currentTarget }) => onDelete(record, currentTarget)}
                    style={{ padding: 4, fontSize: 16 }}
                  >
                    <CloseIcon />
                  </IconButton>
                </>
              }
            />
          ))}
        </ChipList>
      )}
    </EditableSection>
  );
}
