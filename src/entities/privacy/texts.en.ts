import type { texts } from './texts';

export const english = {
  disclosedFields: {
    name: 'name',
    email: 'email',
    phoneNumber: 'phone number',
    image: 'photo',
    professionalHeadline: 'headline',
    education: 'education',
    workExperience: 'work experience',
    language: 'languages',
    cv: 'CV',
    about: 'about me',
    city: 'city',
    location: 'province',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    organizationExperience: 'organisations',
    training: 'training and certificates',
    achievement: 'achievements',
    skill: 'skills',
    interest: 'job interests',
    portfolio: 'portfolio',
  },
} satisfies typeof texts;
