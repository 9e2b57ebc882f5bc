import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { companySlug } from '@/entities/job';
import { routes } from '@/shared/config';

interface JobNameProps {
  /** The company's name, or what is made of it. */
  company: ReactNode;
  title: string;
}

/** Company and title of a job, in a `JobHeaderFrame`. */
export function JobName({ company, title }: JobNameProps) {
  return (
    <>
      <p className="job-company">{company}</p>
      <h1>{title}</h1>
    </>
  );
}

/** A company's name, which leads to all its vacancies where it can be part of an address. */
export function CompanyLink({ company }: { company: string }) {
  const slug = companySlug(company);
  if (!slug) return company;
  return (
    <Link component={RouterLink} to={routes.company.to(slug)} color="inherit" underline="hover">
      {company}
    </Link>
  );
}
