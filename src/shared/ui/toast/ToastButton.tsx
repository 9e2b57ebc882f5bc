import Button from '@mui/material/Button';
import type { Toast } from './toast-context';

interface ToastButtonProps {
  action: NonNullable<Toast['action']>;
  onDismiss: () => void;
}

/** The button of a toast's action, which also sends the toast away. */
export function ToastButton({ action: { label, onClick }, onDismiss }: ToastButtonProps) {
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        onDismiss();
        onClick();
      }}
    >
      {label}
    </Button>
  );
}
