import Box from '@mui/material/Box';
import { PIPELINE } from '@/entities/application';
import { texts } from '../texts';

/** Every step of an application with its meaning, in order. Specification 1, section 4. */
export function StepMeanings() {
  return (
    <Box component="ol" sx={{ mt: 0, mb: 1.5, pl: 3, lineHeight: 1.7 }}>
      {PIPELINE.map(({ key, label }) => (
        <li key={key}>
          <strong>{label}</strong>: {texts.steps[key]}
        </li>
      ))}
    </Box>
  );
}
