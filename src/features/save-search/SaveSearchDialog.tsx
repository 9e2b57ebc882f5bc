import { ALERTS, alertLabel, useAddSavedSearchMutation, useChangeSavedSearchMutation } from '@/entities/saved-search';
import { JOB_ADDRESS_VERSION } from '@titian/rules/job-address';
import type { SavedSearch } from '@/entities/saved-search';
import { FormDialog, SelectInput, TextInput } from '@/shared/ui/form';
import { saveSearchSchema, toFirstValues } from './save-search-form';
import type { SaveSearchForm } from './save-search-form';
import { texts } from './texts';

const OPTIONS = ALERTS.map((value) => ({ value, label: alertLabel(value) }));

export interface SaveSearchDialogProps {
  /** Query of the list's address. */
  query: string;
  /** The saved search to change, or null to save one more. */
  record: SavedSearch | null;
  onClose: () => void;
}

/** Saves a search under a name, or changes one. Specification 4, section 9. */
export function SaveSearchDialog({ query, record, onClose }: SaveSearchDialogProps) {
  const [add] = useAddSavedSearchMutation();
  const [change] = useChangeSavedSearchMutation();
  const save = (values: SaveSearchForm, version?: string) => {
    const body = { ...saveSearchSchema.cast(values), query, queryVersion: JOB_ADDRESS_VERSION } as const;
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.save}
      initialValues={toFirstValues(query, record)}
      version={record?.version}
      draft={{ form: 'saved-search', record: record?.id ?? query }}
      schema={saveSearchSchema}
      successTitle={record ? texts.changed : texts.saved}
      failureMessage={texts.failed}
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label={texts.name} />
      <SelectInput name="alert" label={texts.alert} options={OPTIONS} helperText={texts.alertHint} />
    </FormDialog>
  );
}
