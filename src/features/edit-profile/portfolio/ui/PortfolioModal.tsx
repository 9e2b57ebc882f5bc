import { useFormikContext } from 'formik';
import { useAddPortfolioMutation, useChangePortfolioMutation } from '@/entities/profile/portfolio';
import type { Portfolio, PortfolioWrite } from '@/entities/profile/portfolio';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { FormDialog, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { isNoLink, portfolioSchema } from '../model/portfolio-form';
import type { PortfolioForm } from '../model/portfolio-form';
import { texts } from '../texts';

function AddressInput() {
  const { value, touched } = useFormikContext<PortfolioForm>().getFieldMeta<string>('url');
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
  proposal?: FormProposal<PortfolioForm>;
}

/** Without an error of the url, which is shown under its field. Specification 2, section 8. */
const failureMessage = () => texts.failed;

/** Adds or changes a portfolio link. Specification 2, section 2. */
export function PortfolioModal({ record, onClose, proposal }: PortfolioModalProps) {
  const [add] = useAddPortfolioMutation();
  const [change] = useChangePortfolioMutation();
  const save = (values: PortfolioForm, version?: string) => {
    const body = toRequest<PortfolioWrite>(portfolioSchema, values);
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={firstValues(portfolioSchema, record)}
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
