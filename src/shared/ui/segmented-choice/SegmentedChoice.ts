import { styled } from '@mui/material/styles';

/** A few radio buttons side by side as one control, in the colour of the text around it; its legend is not drawn. */
export const SegmentedChoice = styled('fieldset')({
  display: 'inline-flex',
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: 999,
  legend: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  label: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingInline: 11,
    borderRadius: 999,
    fontSize: '0.875rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  'label:has(:checked)': { backgroundColor: 'color-mix(in srgb, currentColor 18%, transparent)' },
  'label:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 2 },
  svg: { width: 18, height: 18, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' },
});
