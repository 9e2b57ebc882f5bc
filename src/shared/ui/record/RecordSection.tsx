import { useRef } from 'react';
import type { ReactNode } from 'react';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Id } from '@/shared/api';
import { deleteMark } from '@/shared/lib/focus';
import { Block } from '../feedback';
import { DraftAlert } from './DraftAlert';
import { EditableSection } from './EditableSection';
import type { SectionProps } from './EditableSection';
import { texts } from './texts';

const RecordList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 12 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.record-row': { display: 'flex', gap: 8 },
  '.record-item': { flexGrow: 1, minWidth: 0 },
  '.record-actions': { flexShrink: 0, alignSelf: 'flex-start' },
}));

interface RecordRowProps {
  record: Id;
  /** The record's name, for the labels of its buttons. */
  name: string;
  form: string;
  onEdit: () => void;
  /** Gets the button that was pressed. */
  onDelete: (button: HTMLElement) => void;
  children: ReactNode;
}

/** One record of a list with Edit and Delete, and whether changes of it were left as a draft. */
function RecordRow({ record, name, form, onEdit, onDelete, children }: RecordRowProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  return (
    <li>
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
      <DraftAlert form={form} record={record} opener={editButton} onContinue={onEdit} />
    </li>
  );
}

interface RecordSectionProps<T> extends SectionProps<T> {
  /** A record's name, for the labels of its buttons. */
  nameOf: (record: T) => string;
  renderItem: (record: T) => ReactNode;
}

/** A list of a candidate's records with Add, Edit and Delete. Specification 2, section 2. */
export function RecordSection<T extends { id: Id }>({ renderItem, ...section }: RecordSectionProps<T>) {
  const { title, form, nameOf } = section;
  return (
    <EditableSection {...section}>
      {(records, { onEdit, onDelete }) => (
        <RecordList>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record.id}
              name={nameOf(record)}
              form={form}
              onEdit={() => onEdit(record)}
              onDelete={(button) => onDelete(record, button)}
            >
              <Block what={`${title}: a record`} shows={[record]}>
                {renderItem(record)}
              </Block>
            </RecordRow>
          ))}
        </RecordList>
      )}
    </EditableSection>
  );
}
