import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { describeError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { useDiscardDraft } from '@/shared/lib/drafts';
import { neighbourButton, useFocusAfterClose } from '@/shared/lib/focus';
import { useRequestedForm } from '@/shared/lib/forms';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { Card } from '../Card';
import { ConfirmDialog } from '../dialog';
import { FailureState } from '../feedback';
import { useToast } from '../toast';
import { DraftAlert } from './DraftAlert';
import { texts } from './texts';

/** The part of an RTK Query result that a section reads. */
interface SectionQuery<T> {
  data?: T[];
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Props of every section with an editable list. */
export interface SectionProps<T> {
  title: string;
  /** The form's name, as the modal names it to its drafts. */
  form: string;
  query: SectionQuery<T>;
  emptyText: string;
  /** Content below that text. */
  whenEmpty?: ReactNode;
  /** The lazy modal: for a record to edit, or null to add one. */
  renderModal: (record: T | null, onClose: () => void) => ReactNode;
  /** Deletes; resolves to the provider's message, rejects with an `ApiError`. */
  onDelete: (record: T) => Promise<string | null>;
  /** The error catalogue's sentence for a deletion that failed; without one, the provider's words are toasted. */
  deleteFailure?: string;
}

interface EditableSectionProps<T> extends SectionProps<T> {
  /** A record's name, for the dialog that confirms its deletion. */
  nameOf: (record: T) => string;
  /** Skeleton in the shape of the list. */
  skeleton?: ReactNode;
  /** The list; `onDelete` gets the delete button that was pressed. */
  children: (
    records: T[],
    actions: { onEdit: (record: T) => void; onDelete: (record: T, button: HTMLElement) => void },
  ) => ReactNode;
}

type Opened<T> =
  { what: 'add' } | { what: 'edit'; record: T } | { what: 'delete'; record: T; button: HTMLElement } | null;

const RECORD = (
  <div style={{ paddingBlock: 12 }}>
    <Skeleton width="60%" height={28} />
    <Skeleton width="40%" />
    <Skeleton width="50%" />
  </div>
);

/**
 * A card of the profile with a list: loading, failed, empty or filled, with the dialogs that add, edit and delete. A
 * failed fetch is logged, and never looks empty.
 */
export function EditableSection<T extends { id: Id }>({
  title,
  form,
  query: { data, error, isError, isFetching, refetch },
  emptyText,
  whenEmpty,
  nameOf,
  renderModal,
  onDelete,
  deleteFailure,
  skeleton = RECORD,
  children,
}: EditableSectionProps<T>) {
  const titleId = useId();
  const [opened, setOpened] = useState<Opened<T>>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAfterClose = useFocusAfterClose(opened !== null);
  const discardDraft = useDiscardDraft(form);
  const { showSuccess, showError } = useToast();
  useEffect(() => {
    if (isError) logFailure(`${title}: could not be loaded`, error);
  }, [isError, error, title]);

  const close = () => setOpened(null);
  const add = () => setOpened({ what: 'add' });
  const addRequested = () => {
    // The form gives the focus back to where it was.
    addButton.current?.focus();
    add();
  };
  useRequestedForm(form, addRequested, data !== undefined);
  const actions = {
    onEdit: (record: T) => setOpened({ what: 'edit', record }),
    onDelete: (record: T, button: HTMLElement) => setOpened({ what: 'delete', record, button }),
  };
  const handleDelete = async (record: T, button: HTMLElement) => {
    try {
      showSuccess((await onDelete(record)) ?? texts.deleted);
      discardDraft(record.id);
      focusAfterClose(neighbourButton(button) ?? addButton.current);
    } catch (failure) {
      showError(deleteFailure ?? describeError(failure, texts.deleteFailed));
    }
    close();
  };

  return (
    <Card aria-labelledby={titleId}>
      <div className="card-head" style={{ marginBottom: 8 }}>
        <h2 id={titleId}>{title}</h2>
        <Button ref={addButton} size="small" startIcon={<AddIcon />} aria-label={texts.addTo(title)} onClick={add}>
          {texts.add}
        </Button>
      </div>
      <DraftAlert form={form} record={null} opener={addButton} onContinue={add} />
      {data === undefined && isError && (
        <FailureState title={texts.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !isError && <div aria-busy="true">{skeleton}</div>}
      {data?.length === 0 && (
        <>
          <Typography color="textSecondary" lang={languageOf(emptyText)}>
            {emptyText}
          </Typography>
          {whenEmpty}
        </>
      )}
      {data !== undefined && data.length > 0 && children(data, actions)}
      {opened?.what === 'add' && renderModal(null, close)}
      {opened?.what === 'edit' && renderModal(opened.record, close)}
      {opened?.what === 'delete' && (
        <ConfirmDialog
          title={texts.confirmDelete}
          text={nameOf(opened.record)}
          onConfirm={() => handleDelete(opened.record, opened.button)}
          onClose={close}
        />
      )}
    </Card>
  );
}
