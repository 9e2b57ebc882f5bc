interface JobNameProps {
  company: string;
  title: string;
}

/** Who offers which job, in a `JobHeaderFrame`. */
export function JobName({ company, title }: JobNameProps) {
  return (
    <>
      <p className="job-company">{company}</p>
      <h1>{title}</h1>
    </>
  );
}
