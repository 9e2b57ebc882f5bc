import { ALERTS, alertLabel, useAddSavedSearchMutation, useChangeSavedSearchMutation } from '@/entities/saved-search';
import type { SavedSearch } from '@/entities/saved-search';
import type { Versioned } from '@/shared/api';
import { FormDialog, SelectInput, TextInput } from '@/shared/ui/form';
import { saveSearchSchema, toValues } from './save-search-form';
import type { SaveSearchValues } from './save-search-form';
import { texts } from './texts';

const OPTIONS = ALERTS.map((value) => ({ value, label: alertLabel(value) }));

export interface SaveSearchDialogProps {
  /** Query of the list's address. */
  query: string;
  /** The saved search to change, or null to save one more. */
  record: (SavedSearch & Versioned) | null;
  onClose: () => void;
}

/** Saves a search under a name, or changes one. Specification 4, section 9. */
export function SaveSearchDialog({ query, record, onClose }: SaveSearchDialogProps) {
  const [add] = useAddSavedSearchMutation();
  const [change] = useChangeSavedSearchMutation();
  const save = ({ name, alert }: SaveSearchValues, version?: string) => {
    const draft = { name: name.trim(), alert, query };
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.save}
      initialValues={toValues(query, record)}
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
