/** Where Titian is on other networks. */
export const socialLinks = {
  instagram: 'https://www.instagram.com/titian.karier/',
  linkedIn: 'https://www.linkedin.com/company/titian-karier/',
  facebook: 'https://www.facebook.com/titian.karier/',
  x: 'https://x.com/titiankarier',
} as const;

/** The landing page's section on why to choose Titian: there is no page of its own about the company. */
export const ABOUT = { pathname: '/', hash: '#tentang' } as const;
