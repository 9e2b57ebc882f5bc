import { useDeferredValue, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Formik } from 'formik';
import type { FormikValues } from 'formik';
import { describeError, isApiError, isCancelled, isOutdated, useErrorText } from '@/shared/api';
import { useDraft } from '@/shared/lib/drafts';
import type { DraftOf, DraftOutcome } from '@/shared/lib/drafts';
import { logFailure } from '@/shared/lib/logging';
import { languageOf } from '@/shared/lib/language';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { ModalDialog, ResultDialog } from '../dialog';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useToast } from '../toast';
import { BlockingErrors, FocusFirstError, Form, useSubmission, withFieldMessage } from '@/shared/lib/forms';
import { KeepDraft } from './KeepDraft';
import { LeaveDialog } from './LeaveDialog';
import type { LeaveDialogProps } from './LeaveDialog';
import { OutdatedFormAlert } from './OutdatedFormAlert';
import { SlowSaveAlert } from './SlowSaveAlert';
import { texts } from './texts';

/** Values that a file proposes for a form; its draft is left alone, since nothing of the file is stored. */
export interface FormProposal<Values> {
  /** In place of the record's; fields that the file does not state are missing. */
  values: Partial<Values>;
  /** Called once the form is saved. */
  onSaved: () => void;
}

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  /** Values of the stored record. */
  initialValues: Values;
  /** The version of the record, where the provider sends one. */
  version?: string;
  /** Where what was typed and not saved is stored. */
  draft: DraftOf;
  proposal?: FormProposal<Values>;
  /** Yup schema of the values. */
  schema: unknown;
  /** The popup after saving, with the button 'Lanjut', which closes both. */
  successTitle: string;
  /**
   * Resolves when saved; rejects with the `ApiError` of the call. Gets the version that the form was opened with, or
   * none where whatever is stored is to be replaced.
   */
  onSave: (values: Values, version: string | undefined) => Promise<unknown>;
  onClose: () => void;
  /** The error catalogue's sentence for a failure without words of the provider, or a rule of one's own. */
  failureMessage: string | ((error: unknown) => string);
  /** Toasts every failure, besides showing it in the dialog. */
  failureToast?: boolean;
  /** Shows every failure in a popup with this title, in place of the dialog; what was typed stays. */
  failurePopup?: string;
  /** Closes the form once that popup is acknowledged; what was typed stays as a draft. */
  closeOnFailure?: boolean;
  /** Names of the wrong fields that disable the button: they show their errors at once, and not only when left. */
  blockedBy?: (values: Values) => readonly string[];
  /** Fields as ordinary JSX. */
  children: ReactNode;
}

/** Lets the fields alone scroll, so that title and buttons stay in sight on a small screen. */
const Frame = styled(Form)({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '.form-failure': { padding: '16px 24px 0' },
  '& > :last-child': { paddingTop: 16 },
});

/** True when nothing that was typed is lost when the form closes. */
const isSafe = (outcome: DraftOutcome): boolean => outcome === 'stored' || outcome === 'unchanged';

/**
 * The frame of a form in a dialog: buttons, focus, submission, errors, and the draft of what was typed. Closing it is
 * confirmed first where something was changed.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  initialValues,
  version,
  draft: draftOf,
  proposal,
  schema,
  successTitle,
  onSave,
  onClose,
  failureMessage,
  failureToast = false,
  failurePopup,
  closeOnFailure = false,
  blockedBy,
  children,
}: FormDialogProps<Values>) {
  // The title of what was saved: by the time it is read, the record that it was taken from may have been fetched again.
  const [savedTitle, setSavedTitle] = useState<string | null>(null);
  const [popup, setPopup] = useState<unknown>(null);
  // The version of the record that the candidate saw is sent, even when the page has fetched a newer one since.
  const seen = useRef(version);
  const [outdated, setOutdated] = useState(false);
  const [leaving, setLeaving] = useState<Pick<LeaveDialogProps, 'inDraft' | 'outsideDraft'> | null>(null);
  const { draft, round, discard } = useDraft({ ...initialValues, ...proposal?.values }, proposal ? null : draftOf);
  const { showError } = useToast();
  const describe = (error: unknown) => {
    if (isCancelled(error)) return describeError(error, texts.cancelled);
    // How long to wait is of more use than any sentence of the form's own.
    if (isApiError(error) && error.status === 429) return describeError(error, texts.tooManyAttempts);
    return typeof failureMessage === 'string' ? describeError(error, failureMessage) : failureMessage(error);
  };

  const save = async (values: Values) => {
    setOutdated(false);
    try {
      await onSave(values, seen.current);
      draft.settle();
      proposal?.onSaved();
      setSavedTitle(successTitle);
    } catch (error) {
      logFailure(`${title}: could not be saved`, error);
      if (isOutdated(error)) setOutdated(true);
      else if (failurePopup) setPopup(withFieldMessage(error));
      else if (failureToast) showError(describe(error));
      throw error;
    }
  };
  const { failure, submit } = useSubmission<Values>(save, describe);
  const popupText = useErrorText(popup, describe);
  // In tasks of their own, so that a slow phone responds in between: the frame, its fields, and showing both.
  const hasFields = useDeferredValue(true, false);
  const isShown = useDeferredValue(hasFields, false);

  const handleClose = () => {
    const { inDraft, outsideDraft } = draft.changes();
    if (inDraft || outsideDraft) setLeaving({ inDraft: draft.flush() === 'stored', outsideDraft });
    else onClose();
  };
  const handleReview = () => {
    if (!draft.changes().outsideDraft && isSafe(draft.flush())) onClose();
    else handleClose();
  };
  const handleOverwrite = () => {
    seen.current = undefined;
  };
  const handleDrop = () => {
    draft.settle();
    onClose();
  };
  const handleFailureAcknowledged = () => {
    setPopup(null);
    // Where no draft can be stored, closing the form would lose what was typed.
    if (closeOnFailure && isSafe(draft.flush())) onClose();
  };

  if (savedTitle !== null) {
    return <ResultDialog outcome="success" title={savedTitle} actionLabel={texts.continue} onAcknowledge={onClose} />;
  }
  return (
    <>
      <ModalDialog title={title} onClose={handleClose} keepOnBackdrop open={isShown}>
        {hasFields && (
          <Formik<Values> key={round} initialValues={draft.start} validationSchema={schema} onSubmit={submit}>
            {({ isSubmitting, values }) => (
              <Frame>
                <DialogContent dividers>
                  <KeepDraft draft={draft} onDiscard={discard} />
                  {children}
                  <FocusFirstError />
                  {blockedBy && <BlockingErrors names={blockedBy(values)} />}
                </DialogContent>
                {failure && (outdated || !failurePopup) && (
                  <div className="form-failure">
                    {outdated ? (
                      <OutdatedFormAlert onReview={handleReview} onOverwrite={handleOverwrite} />
                    ) : (
                      <Alert severity="error" lang={languageOf(failure)}>
                        {failure}
                      </Alert>
                    )}
                  </div>
                )}
                <SlowSaveAlert />
                <DialogActions>
                  <Button onClick={handleClose}>{texts.cancel}</Button>
                  <Button
                    type="submit"
                    variant="contained"
                    loading={isSubmitting}
                    disabled={Boolean(blockedBy?.(values).length)}
                  >
                    {texts.save}
                  </Button>
                </DialogActions>
              </Frame>
            )}
          </Formik>
        )}
      </ModalDialog>
      {leaving && (
        <LeaveDialog
          {...leaving}
          fromFile={proposal !== undefined}
          onStay={() => setLeaving(null)}
          onKeep={onClose}
          onDrop={handleDrop}
        />
      )}
      {failurePopup && popupText !== null && (
        <ResultDialog
          outcome="failure"
          title={failurePopup}
          actionLabel={texts.close}
          onAcknowledge={handleFailureAcknowledged}
        >
          {popupText}
        </ResultDialog>
      )}
    </>
  );
}
