/** Names of the steps of an application, as specification 1 has them. */
export const STEPS = {
  apply: 'Apply',
  screening: 'Screening',
  psikotest: 'Psikotest',
  interview_hr: 'Interview HR',
  interview_user: 'Interview User',
  offering: 'Offering',
  mcu: 'Medical Check Up',
  onboard: 'Onboard',
};

/** How an application ended, in words. */
export const OUTCOMES = { accepted: 'Diterima', rejected: 'Tidak lolos', withdrawn: 'Lamaran ditarik' };
