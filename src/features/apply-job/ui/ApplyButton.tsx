import { Link } from 'react-router-dom';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { useGetApplicationsQuery } from '@/entities/application';
import type { Job } from '@/entities/job';
import { routes } from '@/shared/config';
import { ResultDialog } from '@/shared/ui/dialog';
import { useApply } from '../model/use-apply';
import { useSaveReference } from '../model/use-save-reference';
import { AppliedDialog } from './AppliedDialog';
import { DiscoverySourcePrompt } from './DiscoverySourcePrompt';

type ApplicableJob = Pick<Job, 'id' | 'slug' | 'isOpen'>;

/** Whether the candidate has applied to this job, as far as is known. */
function useHasApplied({ id, slug }: ApplicableJob): boolean {
  const { applied } = useGetApplicationsQuery(undefined, {
    selectFromResult: ({ data }) => ({
      applied: data?.some(({ job }) => (job.id === null ? job.slug === slug : job.id === id)) ?? false,
    }),
  });
  return applied;
}

/**
 * Applies to a job: the button and the dialogs that follow it. Needs a session. Give it the job's id as `key`, so that
 * no dialog of one job stays over the next. Specification 1, section 4, "Apply flow".
 */
export function ApplyButton({ job }: { job: ApplicableJob }) {
  const applied = useHasApplied(job);
  const { phase, isLoading, submit, finish, dismiss } = useApply(job.id);
  const saveReference = useSaveReference(job.id);
  return (
    <>
      {applied ? (
        <>
          <Button variant="contained" disabled startIcon={<CheckIcon />}>
            Sudah Dilamar
          </Button>
          <Button component={Link} to={routes.application.to()}>
            Lihat status lamaran
          </Button>
        </>
      ) : (
        <Button
          variant="contained"
          disabled={!job.isOpen}
          loading={isLoading}
          onClick={() => void submit()}
          sx={{ minWidth: 160 }}
        >
          {job.isOpen ? 'Apply' : 'Closed'}
        </Button>
      )}
      {phase.name === 'asking' && <DiscoverySourcePrompt onSave={saveReference} onSaved={finish} />}
      {phase.name === 'done' && <AppliedDialog />}
      {phase.name === 'failed' && (
        <ResultDialog
          outcome="failure"
          title="Gagal Melamar Pekerjaan ini!"
          actionLabel="Tutup"
          onAcknowledge={dismiss}
        >
          {phase.message}
        </ResultDialog>
      )}
    </>
  );
}
