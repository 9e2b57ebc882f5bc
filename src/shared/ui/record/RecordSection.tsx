import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { useDiscardDraft } from '@/shared/lib/drafts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ConfirmDialog, useFocusAfterClose } from '../dialog';
import { Block } from '../feedback';
import { styled } from '@mui/material/styles';
import { useToast } from '../toast';
import { DraftNotice } from './DraftNotice';
import { neighbourButton } from './neighbour-button';
import { RecordRow } from './RecordRow';
import { SectionCard } from './SectionCard';
import type { SectionQuery } from './SectionCard';
import { texts } from './texts';

const RecordList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface RecordSectionProps<T extends { id: Id }> {
  title: string;
  /** The form's name, as the modal names it to its drafts. */
  form: string;
  query: SectionQuery<T[]>;
  emptyText: string;
  /** A record's name, for the labels of its buttons. */
  nameOf: (record: T) => string;
  renderItem: (record: T) => ReactNode;
  /** The lazy modal: for a record to edit, or null to add one. */
  renderModal: (record: T | null, onClose: () => void) => ReactNode;
  /** Deletes; resolves to the provider's message, rejects with an `ApiError`. */
  onDelete: (record: T) => Promise<string | null>;
  /** The error catalogue's sentence for a deletion that failed; without one, the provider's words are toasted. */
  deleteFailure?: string;
}

type Opened<T> = { what: 'add' } | { what: 'edit' | 'delete'; record: T } | null;

/** A list of a candidate's records with Add, Edit and Delete. Specification 2, section 2. */
export function RecordSection<T extends { id: Id }>({
  title,
  form,
  query,
  emptyText,
  nameOf,
  renderItem,
  renderModal,
  onDelete,
  deleteFailure,
}: RecordSectionProps<T>) {
  const [opened, setOpened] = useState<Opened<T>>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const focusAfterClose = useFocusAfterClose(opened !== null);
  const discardDraft = useDiscardDraft(form);
  const { showSuccess, showError } = useToast();
  const close = () => setOpened(null);
  const add = () => setOpened({ what: 'add' });

  const handleDelete = async (record: T) => {
    try {
      showSuccess((await onDelete(record)) ?? texts.deleted);
      discardDraft(record.id);
      focusAfterClose(neighbourButton(pressed.current) ?? addButton.current);
    } catch (error) {
      showError(deleteFailure ?? describeError(error, texts.deleteFailed));
    }
    close();
  };

  return (
    <SectionCard
      title={title}
      query={query}
      emptyText={emptyText}
      isEmpty={(records) => records.length === 0}
      action={
        <Button ref={addButton} size="small" startIcon={<AddIcon />} aria-label={texts.addTo(title)} onClick={add}>
          {texts.add}
        </Button>
      }
      notice={<DraftNotice form={form} record={null} opener={addButton} onContinue={add} />}
      dialogs={
        <>
          {opened?.what === 'add' && renderModal(null, close)}
          {opened?.what === 'edit' && renderModal(opened.record, close)}
          {opened?.what === 'delete' && (
            <ConfirmDialog
              title={texts.confirmDelete}
              text={nameOf(opened.record)}
              onConfirm={() => handleDelete(opened.record)}
              onClose={close}
            />
          )}
        </>
      }
    >
      {(records) => (
        <RecordList>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record.id}
              name={nameOf(record)}
              form={form}
              onEdit={() => setOpened({ what: 'edit', record })}
              onDelete={(button) => {
                pressed.current = button;
                setOpened({ what: 'delete', record });
              }}
            >
              <Block what={`${title}: a record`} shows={[record]}>
                {renderItem(record)}
              </Block>
            </RecordRow>
          ))}
        </RecordList>
      )}
    </SectionCard>
  );
}
