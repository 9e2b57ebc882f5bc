import type { ReactNode } from 'react';

interface SelectSearchFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  disabled: boolean;
  onChoose: (value: string) => void;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** A choice by the browser's own list, of plain elements as `TextSearchField` is. */
export function SelectSearchField({ id, label, onChoose, children, ...control }: SelectSearchFieldProps) {
  return (
    <div className="search-field" data-small>
      <label htmlFor={id}>{label}</label>
      <select {...control} id={id} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </select>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="m7 10 5 5 5-5z" />
      </svg>
    </div>
  );
}
