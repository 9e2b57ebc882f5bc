import type { texts } from './texts';

export const english = {
  documentTitle: 'Terms and Conditions – Titian',
  title: 'Terms and Conditions',
  since: (day) => `Effective from ${day}`,
  sections: [
    {
      title: 'About Titian',
      paragraphs: [
        'Titian is a job search service for candidates in Indonesia. With Titian you can look for jobs, keep a profile, apply, and follow the progress of your applications.',
        'By creating an account, you confirm that you have read these terms and conditions and agree to them. If you do not agree, you can still view the list of jobs without an account.',
      ],
    },
    {
      title: 'Who may use Titian',
      paragraphs: [
        'A Titian account is meant for people who are at least 18 years old and are looking for work for themselves.',
        'One account per person is enough. An account may not be sold, lent, or shared with other people.',
      ],
    },
    {
      title: 'Account and security',
      paragraphs: [
        'Your account becomes active once you have opened the link that we send to your email address. Please make sure that the address is correct and that you can read what is sent to it.',
        'Keep your password secret. We never ask for it by telephone, message, or email. Change your password at once if you suspect that somebody else knows it.',
      ],
    },
    {
      title: 'The data that you enter',
      paragraphs: [
        'Your personal data, education, experience, and the other details in your profile must be true and your own. Update your profile when something changes.',
        'Untrue data can lead to your application being rejected, even after the selection process has begun.',
      ],
    },
    {
      title: 'Applying for jobs',
      paragraphs: [
        'When you apply, we pass your profile on to the company that offers the job. The stages of the selection and the decision whether to hire you rest with that company.',
        'We do our best to see that every job is clearly described and still open, but we do not guarantee that you will be invited or hired.',
      ],
    },
    {
      title: 'Applying is free of charge',
      paragraphs: [
        'Looking for jobs and applying for them through Titian is free. Nobody may ask you to pay for registration, training, a uniform, or a medical examination in the name of Titian.',
        'If somebody asks you for money on account of your application, do not pay, and report it to us.',
      ],
    },
    {
      title: 'Privacy',
      paragraphs: [
        'We store the data that you enter in your account and your profile, your applications, and the technical records that are needed to keep the service running and safe. We use these data to run the service, to process applications, and to contact you about your account or your applications.',
        'Your data are passed on only to the companies whose jobs you apply for, and to the authorities where the law requires it. We do not sell your data.',
        'The jobs that you save and your search history are kept in your browser, not on our servers.',
      ],
    },
    {
      title: 'Your rights over your data',
      paragraphs: [
        'You can view and change the data in your profile at any time. You can also ask for a copy of your data, or ask for your account to be deleted together with its data.',
        'After an account has been deleted, the companies that received its applications may still keep the details of these in accordance with their own rules.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: [
        'Titian may not be used to impersonate other people, to send false applications, to collect the data of others, to spread harmful software, or to disrupt the service.',
        'We may restrict or close an account that breaks these terms. Where possible, we tell you the reason by email.',
      ],
    },
    {
      title: 'Liability and interruptions of the service',
      paragraphs: [
        'We take care that Titian can be used at any time, but interruptions and maintenance can occur. As far as the law allows, we are not liable for losses caused by interruptions beyond our control.',
        'Companies are responsible for the content of their job advertisements and for their employment relationship with the candidates whom they hire.',
      ],
    },
    {
      title: 'Changes and applicable law',
      paragraphs: [
        'These terms and conditions may change. We announce important changes by email or when you sign in, before they come into force.',
        'These terms and conditions are governed by the law of the Republic of Indonesia.',
      ],
    },
  ],
} satisfies typeof texts;
