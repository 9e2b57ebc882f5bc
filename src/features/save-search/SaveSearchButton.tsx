import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import BookmarkAddOutlinedIcon from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import { useCapability } from '@/entities/capability';
import { loginRequired, selectIsSignedIn } from '@/entities/session';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from './texts';

/** `SaveSearchDialog`, fetched when it opens. */
export const LazySaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog')).SaveSearchDialog);

interface SaveSearchButtonProps {
  /** Query of the list's address. */
  query: string;
  disabled: boolean;
}

/** Saves the search of the list; shows a visitor the sign-in dialog. Nothing without the capability. Specification 4, section 9. */
export function SaveSearchButton({ query, disabled }: SaveSearchButtonProps) {
  const dispatch = useDispatch();
  const signedIn = useSelector(selectIsSignedIn);
  const canSave = useCapability('savedSearches');
  const [saving, setSaving] = useState<string | null>(null);
  if (!canSave) return null;
  return (
    <>
      <Button
        className="save-search"
        sx={{ justifySelf: 'start' }}
        startIcon={<BookmarkAddOutlinedIcon />}
        disabled={disabled}
        onClick={() => (signedIn ? setSaving(query) : dispatch(loginRequired(null)))}
      >
        {texts.save}
      </Button>
      {saving !== null && <LazySaveSearchDialog query={saving} record={null} onClose={() => setSaving(null)} />}
    </>
  );
}
