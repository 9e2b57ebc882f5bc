import { useId, useRef, useState } from 'react';
import { formatMonthlyRupiah, useClearProfileMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Card } from '@/shared/ui/Card';
import { useFocusAfterClose } from '@/shared/lib/focus';
import { ConfirmDialog, lazyDialog } from '@/shared/ui/dialog';
import { DescriptionList } from '@/shared/ui/DescriptionList';
import { DraftAlert } from '@/shared/ui/record';
import { styled } from '@mui/material/styles';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

const SalaryModal = lazyDialog(async () => (await import('./SalaryModal')).SalaryModal);

// Two buttons beside it are too many for a small screen.
const Frame = styled(Card)({ '.card-head': { flexWrap: 'wrap', gap: '0 8px' }, '.card-head > h2': { flexGrow: 1 } });

const ROWS = [
  ['currentSalary', texts.current],
  ['expectedSalary', texts.expected],
] as const;

/** The present and the expected salary, with Edit and Delete. Specification 2, section 2. */
export function SalarySection({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const [clear] = useClearProfileMutation();
  const editButton = useRef<HTMLButtonElement>(null);
  const focusAfterClose = useFocusAfterClose(opened !== null);
  const { showSuccess, showError } = useToast();
  const titleId = useId();
  const isEmpty = profile.currentSalary === null && profile.expectedSalary === null;
  const edit = () => setOpened('edit');
  const close = () => setOpened(null);

  const handleDelete = async () => {
    try {
      showSuccess((await clear(['currentSalary', 'expectedSalary']).unwrap()) ?? texts.deleted);
      focusAfterClose(editButton.current);
    } catch (error) {
      showError(describeError(error, texts.deleteFailed));
    }
    close();
  };

  return (
    <Frame aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{texts.title}</h2>
        <Button
          ref={editButton}
          size="small"
          startIcon={<EditOutlinedIcon />}
          aria-label={texts.editSalary}
          onClick={edit}
        >
          {texts.edit}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlinedIcon />}
          aria-label={texts.deleteSalary}
          disabled={isEmpty}
          onClick={() => setOpened('delete')}
        >
          {texts.delete}
        </Button>
      </div>
      <DraftAlert form="salary" record="profile" opener={editButton} onContinue={edit} />
      <DescriptionList>
        {ROWS.map(([field, label]) => {
          const amount = profile[field];
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd data-missing={amount === null || undefined}>
                {amount === null ? texts.missing(label) : formatMonthlyRupiah(amount)}
              </dd>
            </div>
          );
        })}
      </DescriptionList>
      {opened === 'edit' && <SalaryModal profile={profile} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog title={texts.confirmDelete} text={texts.title} onConfirm={handleDelete} onClose={close} />
      )}
    </Frame>
  );
}
