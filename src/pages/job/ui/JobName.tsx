import Typography from '@mui/material/Typography';

interface JobNameProps {
  company: string;
  title: string;
}

/** Who offers which job. */
export function JobName({ company, title }: JobNameProps) {
  return (
    <>
      <Typography color="textSecondary" sx={{ fontWeight: 600 }}>
        {company}
      </Typography>
      <Typography component="h1" variant="h1" sx={{ mt: 0.5, mb: 1.5 }}>
        {title}
      </Typography>
    </>
  );
}
