import type { texts } from './texts';

const CIRCULAR = 'circular letter SE Menaker M/6/HK.04/V/2025';

export const english = {
  title: 'Check first',
  count: (signals) => `${signals} ${signals === 1 ? 'thing' : 'things'}`,
  intro:
    'This is no accusation. The sentences below are quoted from the job; it is worth asking about them before you apply.',
  kinds: {
    money: {
      question: 'Are you asked to pay?',
      reason: 'Ask what the money is for, and why you are to pay it. Pay nothing before that is clear.',
    },
    identity: {
      question: 'Are your papers or bank account needed now?',
      reason:
        'Identity papers and a bank account are usually needed only after an offer. Ask what for, and how they are kept.',
    },
    heldPapers: {
      question: 'Will your original papers be kept?',
      reason:
        'According to circular letter SE Menaker M/5/HK.04.00/V/2025, employers must not require or keep diplomas and personal papers as a security, with few exceptions.',
    },
    ownAccount: {
      question: 'Is your account used for other people’s money?',
      reason:
        'All money that passes through is recorded in your name. Ask whose money it is, and why it does not pass through the company’s account.',
    },
    oneTimeCode: {
      question: 'Why do they want this code?',
      reason:
        'With a one-time code, others can sign in to your account. Ask what it is for, and do not share it before that is clear.',
    },
    keptPay: {
      question: 'Is part of your pay kept or deducted?',
      reason: 'Ask how much, for how long, and for whom. Make sure that the employment contract says so.',
    },
    privateChat: {
      question: 'Moving to a private chat?',
      reason:
        'In a private chat it is harder to know who is speaking. Compare it with the company’s official contact first.',
    },
    mostAge: {
      question: 'Does the work give a reason for this age limit?',
      reason: `According to ${CIRCULAR}, an age may be required only for a special reason: the nature of the work affects who is able to do it, and nobody’s chances are reduced.`,
    },
    looks: {
      question: 'Does the work give a reason to ask for looks?',
      reason: `According to ${CIRCULAR}, recruitment must not discriminate on any ground.`,
    },
    sex: {
      question: 'Does the work give a reason to ask for one sex?',
      reason: `According to ${CIRCULAR}, recruitment must not discriminate on any ground.`,
    },
    maritalStatus: {
      question: 'Does the work give a reason to ask for a marital status?',
      reason: `According to ${CIRCULAR}, recruitment must not discriminate on any ground.`,
    },
    freeMail: {
      question: 'Is this the company’s official address?',
      reason: 'Anybody can have an address at a free provider. Compare it with the company’s official site first.',
    },
    highPay: {
      question: 'Is this pay plausible?',
      reason: 'It is far above what is usual. Ask how it is worked out.',
    },
    task: {
      question: 'Paid for likes, follows, reviews or orders?',
      reason: 'Ask who pays, and what for. Do not pay in money to unlock the next task or to withdraw what you earned.',
    },
    abroad: {
      question: 'Who places you abroad?',
      reason:
        'By law (UU 18/2017) private placement is for licensed agencies (P3MI) alone. Look its name up in the official list before you answer.',
    },
    impersonation: {
      question: 'Does this come from that company?',
      reason:
        'Anybody can use the name of a large company. Compare address, email and number with the company’s official site.',
    },
    file: {
      question: 'Why are you to install this file?',
      reason:
        'An app from outside the official stores can read your messages and codes. Do not install it before it is clear who sends it and why.',
    },
    link: {
      question: 'Where does this link lead?',
      reason:
        'A short link or a form does not show who receives your data. Look for the job on the company’s official site.',
    },
  },
  checkOther: 'Check another message or advertisement',
  comparedPay: (pay) => `Worked out per month: ${pay}.`,
  likeJobs: (usual, jobs) => `Median of ${jobs} jobs of its kind here: ${usual}.`,
  likeEmployees: (usual, source) => `Average wage of its kind: ${usual} (${source}).`,
} satisfies typeof texts;
