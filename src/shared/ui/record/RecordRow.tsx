import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '@/shared/api';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { DraftNotice } from './DraftNotice';
import { deleteMark } from './neighbour-button';
import { texts } from './texts';

const Row = styled('li')({
  paddingBlock: 12,
  '.record-row': { display: 'flex', gap: 8 },
  '.record-item': { flexGrow: 1, minWidth: 0 },
  '.record-actions': { flexShrink: 0, alignSelf: 'flex-start' },
});

interface RecordRowProps {
  record: Id;
  /** The record's name, for the labels of its buttons. */
  name: string;
  /** The form's name, as it names it to its drafts. */
  form: string;
  onEdit: () => void;
  /** Gets the button that was pressed. */
  onDelete: (button: HTMLButtonElement) => void;
  /** The record, for reading. */
  children: ReactNode;
}

/** One record of a list with Edit and Delete, and whether changes of it were left as a draft. */
export function RecordRow({ record, name, form, onEdit, onDelete, children }: RecordRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <Row>
      <div className="record-row">
        <div className="record-item">{children}</div>
        <div className="record-actions">
          <IconButton ref={editButton} aria-label={texts.edit(name)} onClick={onEdit}>
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
          <IconButton
            {...deleteMark}
            aria-label={texts.delete(name)}
            onClick={({ currentTarget }) => onDelete(currentTarget)}
          >
            <DeleteOutlinedIcon fontSize="small" />
          </IconButton>
        </div>
      </div>
      <DraftNotice form={form} record={record} opener={editButton} onContinue={onEdit} />
    </Row>
  );
}
