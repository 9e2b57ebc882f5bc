import Box from '@mui/material/Box';
import { PIPELINE } from '@/entities/application';
import { texts } from '../texts';

/** Every step of an application with its meaning, in order. Specification 1, section 4. */
export function StepMeanings() {
  return (
    <Box component="ol" sx={{ m: 0, pl: 3 }}>
      {PIPELINE.map(({ key, label }) => (
        <li key={key}>
          <strong>{label}</strong>: {texts.steps[key]}
        </li>
      ))}
    </Box>
  );
}
