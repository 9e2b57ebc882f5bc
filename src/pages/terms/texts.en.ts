import type { texts } from './texts';

export const english = {
  documentTitle: 'Terms and Conditions – Titian',
  title: 'Terms and Conditions',
  since: (day) => `Effective from ${day}`,
  sections: {
    about: {
      title: 'About Titian',
      paragraphs: [
        'Titian is a job search service for candidates in Indonesia. With Titian you can look for jobs, keep a profile, apply, and follow the progress of your applications.',
        'By creating an account, you confirm that you have read these terms and conditions and agree to them. If you do not agree, you can still view the list of jobs without an account.',
      ],
    },
    users: {
      title: 'Who may use Titian',
      paragraphs: [
        'A Titian account is meant for people who are at least 18 years old and are looking for work for themselves.',
        'One account per person is enough. An account may not be sold, lent, or shared with other people.',
      ],
    },
    account: {
      title: 'Account and security',
      paragraphs: [
        'Your account becomes active once you have opened the link that we send to your email address. Please make sure that the address is correct and that you can read what is sent to it.',
        'Keep your password secret. We never ask for it by telephone, message, or email. Change your password at once if you suspect that somebody else knows it.',
      ],
    },
    data: {
      title: 'The data that you enter',
      paragraphs: [
        'Your personal data, education, experience, and the other details in your profile must be true and your own. Update your profile when something changes.',
        'Untrue data can lead to your application being rejected, even after the selection process has begun.',
      ],
    },
    applying: {
      title: 'Applying for jobs',
      paragraphs: [
        'When you apply, the name, email address, phone number, photo, headline, education, work experience, and languages in your profile, and the CV made from it, are passed on to the company that offers the job. The stages of the selection and the decision whether to hire you rest with that company.',
        'We do our best to see that every job is clearly described and still open, but we do not guarantee that you will be invited or hired.',
      ],
    },
    free: {
      title: 'Applying is free of charge',
      paragraphs: [
        'Looking for jobs and applying for them through Titian is free. Nobody may ask you to pay for registration, training, a uniform, or a medical examination in the name of Titian.',
        'If somebody asks you for money on account of your application, do not pay.',
      ],
    },
    privacy: {
      title: 'Privacy',
      paragraphs: [
        'We store the data that you enter in your account and your profile, your applications, and the technical records that are needed to keep the service running and safe. We use these data to run the service, to process applications, and to contact you about your account or your applications.',
        'Your data are passed on only to the companies whose jobs you apply for, and to the authorities where the law requires it. We do not sell your data.',
        'Your search history and what you have typed but not sent (for seven days at most) are kept in your browser, not on our servers. So are jobs that you save without signing in.',
      ],
    },
    rights: {
      title: 'Your rights over your data',
      paragraphs: [
        'Law Number 27 of 2022 on Personal Data Protection gives you rights over your data, among others to correct them (article 6).',
      ],
    },
    forbidden: {
      title: 'What is not allowed',
      paragraphs: [
        'Titian may not be used to impersonate other people, to send false applications, to collect the data of others, to spread harmful software, or to disrupt the service.',
        'We may delete an account that breaks these terms.',
      ],
    },
    liability: {
      title: 'Liability and interruptions of the service',
      paragraphs: [
        'We take care that Titian can be used at any time, but interruptions and maintenance can occur. As far as the law allows, we are not liable for losses caused by interruptions beyond our control.',
        'Companies are responsible for the content of their job advertisements and for their employment relationship with the candidates whom they hire.',
      ],
    },
    changes: {
      title: 'Changes and applicable law',
      paragraphs: [
        'These terms and conditions may change. This page always holds the version in force; its date stands above. We do not send out each change, so please look at this page from time to time.',
        'These terms and conditions are governed by the law of the Republic of Indonesia.',
      ],
    },
  },
  rightsWithPrivacy: [
    'You also have the right to end the processing of your data and have them erased (article 8), and to obtain a copy of them (article 13). In Titian you can do this yourself, as stated below.',
    'After an account has been deleted, the companies that received its applications may still keep the details of these in accordance with their own rules.',
  ],
  promises: {
    forgottenPassword: { text: 'Choose a new password if you have forgotten yours', screen: 'Forgot password' },
    password: { text: 'Change your password; other devices are signed out at once', screen: 'Password' },
    email: {
      text: 'Change your email address; we also notify the old address, which can undo the change for 7 days',
      screen: 'Email',
    },
    devices: { text: 'See the devices that are signed in, and sign them out', screen: 'Signed-in devices' },
    preview: {
      text: 'Before applying, see on the page of a job what the company will see',
      screen: 'What the company sees',
    },
    report: {
      text: 'Report demands for money and anything else that is not right, on the page of a job; also without an account',
      screen: 'Report this job',
    },
    correct: { text: 'View, complete, and correct your data', screen: 'Personal information' },
    copy: { text: 'Get a copy of all your data in one file, which is there for 24 hours', screen: 'Download my data' },
    recipients: {
      text: 'See which company received your data, when, and which data',
      screen: 'Who received my data',
    },
    deletion: {
      text: 'Delete your account with all its data: open applications are withdrawn at once, and for 7 days signing in again cancels the deletion',
      screen: 'Delete account',
    },
  },
  storedTitle: 'What is kept, what for, and for how long:',
  stored: [
    'Account, profile, photo, and the version of the terms that you agreed to, so that you can sign in and apply: until the account is deleted. An account that is not activated is deleted after 30 days.',
    'Applications with their history and the names of the data that were sent, so that you can follow them: until the account is deleted.',
    'News of applications, appointments and saved jobs, so that you miss none: 180 days, or until the account is deleted.',
    'The jobs and searches that you save, and the time zone of mails, to be the same on every device and to tell you of new jobs: until you delete them, or the account is deleted. A job that you removed is remembered for 90 days, and the day of a mail for 30 days.',
    'How you learned of the jobs that you applied to, for statistics: until the account is deleted.',
    'Devices that are signed in, without their place, so that you stay signed in: 30 days, or 14 days without use.',
    'Devices that you choose for notifications, so that news arrives although Titian is not open: until you turn them off, sign out of the device, or the account is deleted. The notification service of the browser (Google, Mozilla, Apple, or Microsoft) passes that news on encrypted.',
    'Links that we sent by email, and changes of the email address: 30 days after they are over.',
    'Security records of the account (what, when, and from which network address), to notice abuse: 180 days, or until the account is deleted.',
    'Reports of jobs, so that they can be checked: 180 days after they are closed, or 365 days if they are not; your contact until the report is closed. If the account is deleted, reports stay without name, text, and contact.',
    'A copy of your data that you asked for, and responses to requests that may be sent twice: 24 hours. Counts that limit attempts: 1 hour at most.',
    'After the account is deleted: your email address for one last email, 3 days at most, and fingerprints of the numbers of account, photo and sessions, which name nobody. They make a restored backup delete your account again and, for 30 days, other browsers erase what they have stored of you.',
    'Technical records of the server (page, time, and result of each request, without name, content, or email address) and backups, so that the service can be run and restored: as long as the operator keeps them, of which 30 days are advised.',
  ],
} satisfies typeof texts;
