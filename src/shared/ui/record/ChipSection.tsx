import { useState } from 'react';
import type { ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { describeError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { ConfirmDialog } from '../dialog';
import { useToast } from '../toast';
import { SectionCard } from './SectionCard';
import type { SectionQuery } from './SectionCard';
import { texts } from './texts';

const CHIP_LIST = { display: 'flex', flexWrap: 'wrap', gap: 1 };

interface NamedRecord {
  id: Id;
  name: string;
}

interface ChipSectionProps {
  title: string;
  query: SectionQuery<NamedRecord[]>;
  emptyText: string;
  /** The lazy modal that adds. */
  renderModal: (onClose: () => void) => ReactNode;
  /** Deletes; resolves to the provider's message, rejects with an `ApiError`. */
  onDelete: (id: Id) => Promise<string | null>;
}

/** As names of many lengths stand. */
const CHIPS = (
  <Box sx={CHIP_LIST}>
    {[96, 136, 80, 112].map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={32} sx={{ borderRadius: '8px' }} />
    ))}
  </Box>
);

/** A candidate's names as chips, each with a button that removes it. Specification 2, section 2. */
export function ChipSection({ title, query, emptyText, renderModal, onDelete }: ChipSectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<NamedRecord | null>(null);
  const { showSuccess, showError } = useToast();

  const handleDelete = async ({ id }: NamedRecord) => {
    try {
      showSuccess((await onDelete(id)) ?? texts.deleted);
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
        <Button size="small" startIcon={<AddIcon />} aria-label={texts.addTo(title)} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
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
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...CHIP_LIST }}>
          {records.map((record) => (
            <Box component="li" key={record.id} sx={{ maxWidth: '100%' }}>
              {/* Not the chip's own `onDelete`, which makes one button stand within another. */}
              <Chip
                sx={{
                  maxWidth: '100%',
                  '& .MuiChip-label': { display: 'flex', alignItems: 'center', gap: 0.5, pr: 0.5 },
                }}
                label={
                  <>
                    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                      {record.name}
                    </Box>
                    <IconButton
                      aria-label={texts.delete(record.name)}
                      onClick={() => setRemoved(record)}
                      sx={{ p: 0.5, fontSize: 16 }}
                    >
                      <CloseIcon fontSize="inherit" />
                    </IconButton>
                  </>
                }
              />
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
