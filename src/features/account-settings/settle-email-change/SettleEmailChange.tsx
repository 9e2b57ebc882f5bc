import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useConfirmEmailMutation, useUndoEmailMutation } from '@/entities/account';
import { selectIsSignedIn, useDeadLink } from '@/entities/session';
import { describeError, describeRetry, isApiError, useErrorText } from '@/shared/api';
import { routes } from '@/shared/config';
import { languageOf } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';
import { PageCard } from '@/shared/ui/PageCard';
import { texts } from './texts';

const PURPOSES = { confirm: 'confirm-email', undo: 'undo-email' } as const;

const ALREADY_DONE = 4006;

interface SettleEmailChangeProps {
  action: 'confirm' | 'undo';
  /** Of the mailed link. */
  token: string;
}

/** True when another attempt may succeed: the provider has not refused the link for good. */
const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status === undefined || error.status >= 500 || error.status === 429;

/**
 * Confirms or undoes a change of the e-mail address when its button is pressed: programs that open mailed links before
 * their owner does change nothing. Specification 4, section 6.
 */
export function SettleEmailChange({ action, token }: SettleEmailChangeProps) {
  const [confirmEmail, confirming] = useConfirmEmailMutation();
  const [undoEmail, undoing] = useUndoEmailMutation();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const refusal = useDeadLink({ purpose: PURPOSES[action], token });
  const error = failure ?? refusal;
  const doneAlert = useRef<HTMLDivElement>(null);
  const isSignedIn = useSelector(selectIsSignedIn);
  const words = texts[action];
  const message = useErrorText(error, (reason) => {
    const text = describeError(reason, words.failed);
    return isPassing(reason) ? `${text} ${describeRetry(reason)}` : text;
  });
  useEffect(() => {
    if (isDone) doneAlert.current?.focus();
  }, [isDone]);

  const handleSubmit = async () => {
    setFailure(null);
    try {
      await (action === 'confirm' ? confirmEmail : undoEmail)({ token }).unwrap();
      setIsDone(true);
    } catch (caught) {
      logFailure(`the e-mail address could not be changed: ${action}`, caught);
      setFailure(caught);
    }
  };

  if (isDone) {
    return (
      <PageCard title={words.title}>
        <Alert ref={doneAlert} severity="success" role="status" tabIndex={-1} sx={{ mb: 3 }}>
          {words.done}
        </Alert>
        <Button
          component={Link}
          to={isSignedIn ? routes.account.to() : routes.login.to()}
          variant="contained"
          size="large"
          fullWidth
        >
          {isSignedIn ? texts.continue : texts.signIn}
        </Button>
      </PageCard>
    );
  }
  const isRefused = error !== null && !isPassing(error);
  // Only the account itself can have a confirmation mailed again.
  const offersNewMail = action === 'confirm' && !(isApiError(error) && error.statusCode === ALREADY_DONE);
  return (
    <PageCard title={words.title}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.explanation}
      </Typography>
      {message !== null && (
        <Alert severity="error" lang={languageOf(message)} sx={{ mb: 3 }}>
          {message}
        </Alert>
      )}
      {isRefused ? (
        <Button
          component={Link}
          to={offersNewMail ? `${routes.account.to()}#email` : routes.landing.to()}
          variant="contained"
          size="large"
          fullWidth
        >
          {offersNewMail ? texts.newLink : texts.home}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={confirming.isLoading || undoing.isLoading}
          onClick={() => void handleSubmit()}
        >
          {words.submit}
        </Button>
      )}
    </PageCard>
  );
}
