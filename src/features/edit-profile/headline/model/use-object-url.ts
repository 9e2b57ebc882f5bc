import { useEffect, useState } from 'react';

/** An address for showing a file, given back when it is no longer shown; null without a file. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address can only be made where it is given back
    setShown({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown && shown.file === file ? shown.address : null;
}
