import type { texts } from './texts';

export const english = {
  upload: 'Upload CV',
  unavailable: 'CVs cannot be stored yet. The file that you choose stays on your device.',
  choose: 'Choose PDF',
  noFile: 'No file yet. PDF only.',
  noPdf: 'The file must be a PDF.',
  fileMissing: 'Please choose a PDF file first.',
  notSaved: (file) => `${file} has not been saved: CVs cannot be stored yet.`,
  cancel: 'Cancel',
  submit: 'Submit',
} satisfies typeof texts;
