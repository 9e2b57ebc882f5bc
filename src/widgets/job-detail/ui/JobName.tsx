import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { companySlug } from '@/entities/job';
import { routes } from '@/shared/config';

interface JobNameProps {
  company: string;
  title: string;
  /** Whether the company's name leads to all its vacancies. */
  linked?: boolean;
}

/** Who offers which job, in a `JobHeaderFrame`. */
export function JobName({ company, title, linked = false }: JobNameProps) {
  const slug = linked ? companySlug(company) : null;
  return (
    <>
      <p className="job-company">
        {slug ? (
          <Link component={RouterLink} to={routes.company.to(slug)} color="inherit" underline="hover">
            {company}
          </Link>
        ) : (
          company
        )}
      </p>
      <h1>{title}</h1>
    </>
  );
}
