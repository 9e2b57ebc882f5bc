import type { ComponentProps, MouseEvent } from 'react';

interface FieldBoxProps extends ComponentProps<'div'> {
  /** The id of the control. */
  control: string;
  label: string;
}

/** The line around a control with its label; stands in a `Field`. A press beside the control is one on it. */
export function FieldBox({ control, label, children, ...box }: FieldBoxProps) {
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) document.getElementById(control)?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the control is of use to the keyboard by itself
    <div onClick={handleClick} {...box} className="field-box">
      <label htmlFor={control} id={`${control}-label`}>
        {label}
      </label>
      {children}
      <fieldset aria-hidden>
        <legend>
          <span>{label}</span>
        </legend>
      </fieldset>
    </div>
  );
}
