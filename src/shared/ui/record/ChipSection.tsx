import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { describeError } from '@/shared/api';
import type { Id } from '@/shared/api';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ConfirmDialog, useFocusAfterClose } from '../dialog';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useToast } from '../toast';
import { Chip } from './Chip';
import { DraftNotice } from './DraftNotice';
import { deleteMark, neighbourButton } from './neighbour-button';
import { SectionCard } from './SectionCard';
import type { SectionQuery } from './SectionCard';
import { texts } from './texts';

const ChipList = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

interface NamedRecord {
  id: Id;
  name: string;
}

interface ChipSectionProps {
  title: string;
  /** The form's name, as the modal names it to its drafts. */
  form: string;
  query: SectionQuery<NamedRecord[]>;
  emptyText: string;
  /** The lazy modal that adds. */
  renderModal: (onClose: () => void) => ReactNode;
  /** Deletes; resolves to the provider's message, rejects with an `ApiError`. */
  onDelete: (id: Id) => Promise<string | null>;
}

/** As names of many lengths stand. */
const CHIPS = (
  <ChipList as="div">
    {[96, 136, 80, 112].map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={32} style={{ borderRadius: 8 }} />
    ))}
  </ChipList>
);

/** A candidate's names as chips, each with a button that removes it. Specification 2, section 2. */
export function ChipSection({ title, form, query, emptyText, renderModal, onDelete }: ChipSectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<NamedRecord | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const focusAfterClose = useFocusAfterClose(isAdding || removed !== null);
  const { showSuccess, showError } = useToast();
  const add = () => setAdding(true);

  const handleDelete = async ({ id }: NamedRecord) => {
    try {
      showSuccess((await onDelete(id)) ?? texts.deleted);
      focusAfterClose(neighbourButton(pressed.current) ?? addButton.current);
    } catch (error) {
      showError(describeError(error, texts.deleteFailed));
    }
    setRemoved(null);
  };

  return (
    <SectionCard
      title={title}
      query={query}
      emptyText={emptyText}
      isEmpty={(records) => records.length === 0}
      skeleton={CHIPS}
      action={
        <Button ref={addButton} size="small" startIcon={<AddIcon />} aria-label={texts.addTo(title)} onClick={add}>
          {texts.add}
        </Button>
      }
      notice={<DraftNotice form={form} record={null} opener={addButton} onContinue={add} />}
      dialogs={
        <>
          {isAdding && renderModal(() => setAdding(false))}
          {removed && (
            <ConfirmDialog
              title={texts.confirmDelete}
              text={removed.name}
              onConfirm={() => handleDelete(removed)}
              onClose={() => setRemoved(null)}
            />
          )}
        </>
      }
    >
      {(records) => (
        <ChipList>
          {records.map((record) => (
            <Chip key={record.id}>
              <span>{record.name}</span>
              <IconButton
                {...deleteMark}
                aria-label={texts.delete(record.name)}
                onClick={(event) => {
                  pressed.current = event.currentTarget;
                  setRemoved(record);
                }}
                style={{ padding: 4, fontSize: 16 }}
              >
                <CloseIcon />
              </IconButton>
            </Chip>
          ))}
        </ChipList>
      )}
    </SectionCard>
  );
}
