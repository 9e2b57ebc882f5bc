import { languageOf } from '@/shared/lib/language';

interface TextSearchFieldProps {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  /** Beside others of its kind, and not the page's first field. */
  small?: boolean;
  /** Most characters that can be typed. */
  maxLength: number;
  enterKeyHint?: 'search';
  value: string;
  disabled: boolean;
  onType: (value: string) => void;
  onBlur: () => void;
}

/**
 * A text to look for. Plain elements, which `searchFieldStyle` gives the look of the app's other fields: a letter that
 * is typed in one of those draws ten components anew.
 */
export function TextSearchField({ id, label, small, onType, ...control }: TextSearchFieldProps) {
  return (
    <div className="search-field" data-small={small}>
      <label htmlFor={id} lang={languageOf(label)}>
        {label}
      </label>
      <input {...control} id={id} type="search" onChange={(event) => onType(event.target.value)} />
    </div>
  );
}
