import { sessionExpired } from '@/shared/api';
import { signedOut } from '@/entities/session';
import { VISITOR, drafts, sweepDrafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';
import { signedInState } from '@test/render-app';
import { createAppStore } from './store';

const own = { owner: toDraftOwner('candidate-1'), form: 'training', record: null };
const visitor = { owner: VISITOR, form: 'sign-up', record: null };
const other = { ...own, owner: toDraftOwner('candidate-2') };

beforeEach(() => {
  [own, other].forEach((place) => drafts.write(place, { title: 'K3' }));
  tabDrafts.write(visitor, { title: 'K3' });
});

it('removes the drafts of the candidate and of visitors, and no others, when the candidate signs out', () => {
  createAppStore(signedInState()).dispatch(signedOut());
  expect(drafts.find(own)).toBeNull();
  expect(tabDrafts.find(visitor)).toBeNull();
  expect(drafts.find(other)).not.toBeNull();
});

it('keeps it when the session ends by itself', () => {
  createAppStore(signedInState()).dispatch(sessionExpired());
  expect(drafts.find(own)?.values).toEqual({ title: 'K3' });
});

it('removes at the start what earlier builds kept of visitors beyond their tab', () => {
  drafts.write(visitor, { name: 'Sari' });
  sweepDrafts();
  expect(drafts.find(visitor)).toBeNull();
  expect(drafts.find(own)).not.toBeNull();
  expect(tabDrafts.find(visitor)).not.toBeNull();
});
