import type { texts } from './texts';

export const english = {
  documentTitle: 'Help – Titian',
  title: 'Help',
  intro: 'Answers to common questions about your account, your applications and your data in Titian.',
  questions: {
    register: {
      question: 'How do I register and activate my account?',
      answer: [
        'Press “Sign up” at the top of the page and enter your name, email address, phone number and a password. We send an activation link to your email address. Open it, then sign in.',
        'The link has not arrived? Check your spam folder, and make sure that your email address is correct. An activation link works for a limited time. If you sign in before your account is active, or open a link that no longer works, press “Resend activation link” where it is offered.',
      ],
    },
    forgottenPassword: {
      question: 'I forgot my password. What should I do?',
      answer: [
        'Enter the email address of your account on the page “Forgot password”. We send a link to choose a new password. The link works for a limited time; request a new one afterwards.',
        'We never ask for your password by telephone, message or email.',
      ],
    },
    apply: {
      question: 'How do I apply?',
      answer: [
        'Sign in, open a job and press “Apply”. We then ask how you learned of the job; you may answer later.',
        'The company receives the name, email address, phone number, photo, headline, education, work experience and languages in your profile, and the CV made from it. Complete your profile first, and check it with “What the company sees” on the page of a job.',
      ],
    },
    follow: {
      question: 'How do I follow my application, and what do the stages mean?',
      answer: [
        'Open “Application status” and press “More” on your application. The company moves your application to the next stage.',
      ],
    },
    decision: {
      question: 'The job was closed. Was I rejected?',
      answer: [
        'Not necessarily. A closed job takes no more applications, but this is not a decision on yours. The label “Rejected” on the card of an application only means that the job was closed before the last stage.',
        'If the company decides, we say so in words: “You are accepted.” or “Not selected.” Without these words, the company has not given a decision.',
      ],
    },
    withdraw: {
      question: 'How do I withdraw an application?',
      answer: [
        'Open “Application status”, press “More” on the application, then “Withdraw application”. The company sees that you withdrew it, and can no longer process it.',
        'A withdrawal cannot be undone. As long as the job is open, you can apply again from the first stage. An application in the stage Onboarding cannot be withdrawn.',
      ],
    },
    fraud: {
      question: 'How do I recognise a fraudulent job?',
      answer: [
        'Titian and companies do not ask you for money. Looking for jobs and applying through Titian is free. Do not pay for registration, training, a uniform, a medical examination or travel.',
        'Be careful if somebody asks for a photo of your identity card, your bank account, a one-time code or original certificates before there is an offer, or wants to move to a private chat. Check first with the official contact of the company.',
        'On the page of a job, the part “Check first” quotes sentences that you should ask about. It is not an accusation; stay careful also where it is missing.',
      ],
    },
    checkAd: {
      question: 'How do I check a message or advertisement from elsewhere?',
      answer: [
        'Open “Check an advertisement”, paste the message or advertisement, and press “Check”. Sentences that you should ask about are marked. You need no account, and we do not store the text.',
        'If nothing is marked, that is no guarantee. Still contact the company by a way that is not in the message.',
      ],
    },
    report: {
      question: 'How do I report a job?',
      answer: [
        'Open the job, press “Report this job” and choose the reason. You need no account. Note the receipt number that is shown after the report was sent.',
        'Reports are read by those who run this site. The job is not hidden automatically, and the company is not told who reported it.',
      ],
    },
    offline: {
      question: 'Can I use Titian offline or with little data?',
      answer: [
        'You can read offline whatever you opened before on this device. Applying, saving and signing in need a connection. What you typed but did not send stays in your browser for seven days at most.',
        'To save data, sign in and turn on “Data saver” in “Account settings”. Pictures and the special font are then loaded only when you ask for them. The data saver of your browser counts too, where the browser tells us of it.',
      ],
    },
    changeAccess: {
      question: 'How do I change my password or email address, and sign out other devices?',
      answer: [
        'Sign in and open “Account settings” in the account menu. When you change your password, all other devices are signed out. A new email address counts once the link that we send to it was opened.',
      ],
    },
    myData: {
      question: 'How do I get my data, and who received them?',
      answer: [
        'In “Account settings”, “Download my data” prepares one ZIP file with all your data. “Who received my data” lists every application with the company, the date and the data that were sent.',
      ],
    },
    deletion: {
      question: 'How do I delete my account?',
      answer: [
        'In “Account settings”, press “Delete account” and enter your password. Open applications are withdrawn at once. The account is deleted seven days later; until then you can cancel it there or by signing in again.',
        'Data that a company received with your applications stay with that company. Download your data first.',
      ],
    },
  },
  links: {
    login: 'Sign in or sign up',
    forgotPassword: 'Forgot password',
    jobs: 'Find jobs',
    application: 'Application status',
    terms: 'Terms and conditions',
    checkAd: 'Check an advertisement',
    account: 'Account settings',
  },
  steps: {
    apply: 'your application was sent',
    screening: 'the company checks your application and your profile',
    psikotest: 'a test of abilities or personality',
    interview_hr: 'an interview with the human resources department',
    interview_user: 'an interview with your future manager',
    offering: 'the company offers you the job and its terms',
    mcu: 'an examination of your health',
    onboard: 'you start to work',
  },
  contact: 'Still need help?',
  contactText: 'Write to this email address. Do not include passwords or codes.',
  version: (version: string) => `Titian version ${version}`,
} satisfies typeof texts;
