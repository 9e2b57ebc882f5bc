import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatMonthlyRupiah, useClearProfileMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { describeError } from '@/shared/api';
import { ConfirmDialog, lazyDialog } from '@/shared/ui/dialog';
import { FilledIcon, filledIcons } from '@/shared/ui/filled-icon';
import { useToast } from '@/shared/ui/toast';
import { texts } from '../texts';

const SalaryModal = lazyDialog(async () => (await import('./SalaryModal')).SalaryModal);

const ROWS = [
  ['currentSalary', texts.current],
  ['expectedSalary', texts.expected],
] as const;

/** The present and the expected salary, with Edit and Delete. Specification 2, section 2. */
export function SalarySection({ profile }: { profile: Profile }) {
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const [clear] = useClearProfileMutation();
  const { showSuccess, showError } = useToast();
  const titleId = useId();
  const isEmpty = profile.currentSalary === null && profile.expectedSalary === null;
  const close = () => setOpened(null);

  const handleDelete = async () => {
    try {
      showSuccess((await clear(['currentSalary', 'expectedSalary']).unwrap()) ?? texts.deleted);
    } catch (error) {
      showError(describeError(error, texts.deleteFailed));
    }
    close();
  };

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography id={titleId} component="h2" variant="h4" sx={{ flexGrow: 1 }}>
          {texts.title}
        </Typography>
        <Button
          size="small"
          startIcon={<FilledIcon path={filledIcons.edit} />}
          aria-label={texts.editSalary}
          onClick={() => setOpened('edit')}
        >
          {texts.edit}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<FilledIcon path={filledIcons.delete} />}
          aria-label={texts.deleteSalary}
          disabled={isEmpty}
          onClick={() => setOpened('delete')}
        >
          {texts.delete}
        </Button>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {ROWS.map(([field, label]) => {
          const amount = profile[field];
          return (
            <Box key={field} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" color={amount === null ? 'textSecondary' : 'textPrimary'} sx={{ m: 0 }}>
                {amount === null ? texts.missing(label) : formatMonthlyRupiah(amount)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {opened === 'edit' && <SalaryModal profile={profile} onClose={close} />}
      {opened === 'delete' && (
        <ConfirmDialog title={texts.confirmDelete} text={texts.title} onConfirm={handleDelete} onClose={close} />
      )}
    </Card>
  );
}
