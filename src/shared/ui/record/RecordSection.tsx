import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { Button, IconButton } from '../button';
import { ConfirmDialog, useFocusAfterClose } from '../dialog';
import { Block } from '../feedback';
import { FilledIcon, filledIcons } from '../filled-icon';
import { styled } from '../styled';
import { useToast } from '../toast';
import { deleteMark, neighbourButton } from './neighbour-button';
import { SectionCard } from './SectionCard';
import type { SectionQuery } from './SectionCard';
import { texts } from './texts';

const RecordList = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 8, paddingBlock: 12 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.record-item': { flexGrow: 1, minWidth: 0 },
  '.record-actions': { flexShrink: 0, alignSelf: 'flex-start' },
}));

interface RecordSectionProps<T extends { id: Id }> {
  title: string;
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
  const { showSuccess, showError } = useToast();
  const close = () => setOpened(null);

  const handleDelete = async (record: T) => {
    try {
      showSuccess((await onDelete(record)) ?? texts.deleted);
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
        <Button
          ref={addButton}
          size="small"
          icon={<FilledIcon path={filledIcons.add} />}
          aria-label={texts.addTo(title)}
          onClick={() => setOpened({ what: 'add' })}
        >
          {texts.add}
        </Button>
      }
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
            <li key={record.id}>
              <div className="record-item">
                <Block what={`${title}: a record`} shows={[record]}>
                  {renderItem(record)}
                </Block>
              </div>
              <div className="record-actions">
                <IconButton aria-label={texts.edit(nameOf(record))} onClick={() => setOpened({ what: 'edit', record })}>
                  <FilledIcon path={filledIcons.edit} size={20} />
                </IconButton>
                <IconButton
                  {...deleteMark}
                  aria-label={texts.delete(nameOf(record))}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                    setOpened({ what: 'delete', record });
                  }}
                >
                  <FilledIcon path={filledIcons.delete} size={20} />
                </IconButton>
              </div>
            </li>
          ))}
        </RecordList>
      )}
    </SectionCard>
  );
}
