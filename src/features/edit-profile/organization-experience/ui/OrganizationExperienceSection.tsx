import {
  OrganizationExperienceItem,
  useDeleteOrganizationExperienceMutation,
  useGetOrganizationExperiencesQuery,
} from '@/entities/profile/organization-experience';
import { lazyDialog } from '@/shared/ui/dialog';
import { RecordSection } from '@/shared/ui/record';
import { texts } from '../texts';

/** The modal in a chunk of its own, fetched when it opens. */
export const OrganizationExperienceModal = lazyDialog(
  async () => (await import('./OrganizationExperienceModal')).OrganizationExperienceModal,
);

/** The candidate's organisation experience with Add, Edit and Delete. Specification 2, section 2. */
export function OrganizationExperienceSection() {
  const query = useGetOrganizationExperiencesQuery();
  const [remove] = useDeleteOrganizationExperienceMutation();
  return (
    <RecordSection
      title={texts.title}
      form="organization-experience"
      query={query}
      emptyText={texts.empty}
      nameOf={({ position_name }) => position_name}
      renderItem={(item) => <OrganizationExperienceItem item={item} />}
      renderModal={(record, onClose) => <OrganizationExperienceModal record={record} onClose={onClose} />}
      onDelete={({ id }) => remove(id).unwrap()}
      deleteFailure={texts.deleteFailed}
    />
  );
}
