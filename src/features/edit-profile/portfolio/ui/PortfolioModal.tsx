import { useFormikContext } from 'formik';
import { useAddPortfolioMutation, useChangePortfolioMutation } from '@/entities/profile/portfolio';
import type { Portfolio } from '@/entities/profile/portfolio';
import { FormDialog, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { isNoLink, portfolioSchema, toDraft, toValues } from '../model/portfolio-form';
import type { PortfolioValues } from '../model/portfolio-form';
import { texts } from '../texts';

function AddressInput() {
  const { value, touched } = useFormikContext<PortfolioValues>().getFieldMeta<string>('url');
  return (
    <TextInput
      name="url"
      label={texts.address}
      type="url"
      inputMode="url"
      helperText={touched && isNoLink(value) ? texts.addressInvalid : texts.example}
    />
  );
}

interface PortfolioModalProps {
  /** The record to change, or null to add one. */
  record: Portfolio | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<PortfolioValues>;
}

/** Without an error of the url, which is shown under its field. Specification 2, section 8. */
const failureMessage = () => texts.failed;

/** Adds or changes a portfolio link. Specification 2, section 2. */
export function PortfolioModal({ record, onClose, proposal }: PortfolioModalProps) {
  const [add] = useAddPortfolioMutation();
  const [change] = useChangePortfolioMutation();
  const save = (values: PortfolioValues, version?: string) => {
    const draft = toDraft(values);
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: 'portfolio', record: record?.id ?? null }}
      proposal={proposal}
      schema={portfolioSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={failureMessage}
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label={texts.name} />
      <AddressInput />
    </FormDialog>
  );
}
