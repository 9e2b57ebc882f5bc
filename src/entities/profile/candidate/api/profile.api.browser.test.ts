import { HttpResponse, http } from 'msw';
import { waitFor } from '@testing-library/react';
import { createAppStore } from '@/app/state';
import { makeProfileDto } from '@test/dto/profile';
import { signedInState } from '@test/session';
import { call, given, givenFailure, server, untilCallsSeen } from '@test/server';
import { profileApi } from './profile.api';

const PATH = 'candidate/profile/';

const { getProfile, savePersonalInformation, saveHeadline, changeProfile, clearProfile } = profileApi.endpoints;

/** From now on, what waits for a time waits for the test. */
const fakeTimeouts = () =>
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
afterEach(() => jest.useRealTimers());

/** Accepts a form and records its content type and fields. */
function givenFormAccepted() {
  const forms: { type: string | null; fields: Record<string, unknown> }[] = [];
  server.use(
    http.put(call(PATH), async ({ request }) => {
      const type = request.headers.get('Content-Type');
      forms.push({ type, fields: Object.fromEntries(await request.formData()) });
      return HttpResponse.json({ statusCode: 2000, message: 'Tersimpan', data: null });
    }),
  );
  return forms;
}

const personal = {
  gender: 'Female',
  dob: '1995-01-01',
  phoneNumber: '+6281234567890',
  birth_place: '34',
  location: '31',
  city: '3171',
  detailLocation: 'Jalan Uji 1',
  identityNumber: null,
} as const;

it("sends personal information as a form in the contract's keys", async () => {
  const forms = givenFormAccepted();
  const store = createAppStore(signedInState());
  await expect(store.dispatch(savePersonalInformation.initiate({ fields: personal })).unwrap()).resolves.toBe(
    'Tersimpan',
  );
  await store.dispatch(
    savePersonalInformation.initiate({ fields: { ...personal, identityNumber: '3404010101950001' } }),
  );
  const { identityNumber, ...same } = personal;
  expect(identityNumber).toBeNull();
  expect(forms.map(({ fields }) => fields)).toEqual([same, { ...same, identityNumber: '3404010101950001' }]);
  expect(forms[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
});

it('sends a photo only when there is a new one', async () => {
  const forms = givenFormAccepted();
  const store = createAppStore(signedInState());
  const draft = { name: 'Sari', professionalHeadline: '', about: 'Suka angka.' };
  await store.dispatch(saveHeadline.initiate({ fields: { ...draft, image: null } }));
  await store.dispatch(saveHeadline.initiate({ fields: { ...draft, image: new Blob(['x'], { type: 'image/jpeg' }) } }));
  expect(forms[0]?.fields).toEqual(draft);
  expect(forms[1]?.fields).toEqual({ ...draft, image: expect.objectContaining({ type: 'image/jpeg', size: 1 }) });
});

it('sends social links and salary as JSON, and fetches the profile again', async () => {
  const requests = given('get', PATH, makeProfileDto());
  const store = createAppStore(signedInState());
  const subscription = store.dispatch(getProfile.initiate());
  await subscription;
  const writes = given('put', PATH, makeProfileDto());
  await store.dispatch(changeProfile.initiate({ change: { linkedin: 'https://linkedin.com/in/sari' } }));
  expect(writes).toMatchObject([{ body: { linkedin: 'https://linkedin.com/in/sari' } }]);
  await waitFor(() => expect(requests).toHaveLength(2));
  subscription.unsubscribe();
});

it('fetches the profile again 300 ms after a deletion, and not before', async () => {
  fakeTimeouts();
  const requests = given('get', PATH, makeProfileDto());
  const store = createAppStore(signedInState());
  const subscription = store.dispatch(getProfile.initiate());
  await subscription;
  const writes = given('put', PATH, makeProfileDto());
  await store.dispatch(clearProfile.initiate(['currentSalary', 'expectedSalary']));
  expect(writes).toMatchObject([{ body: { currentSalary: null, expectedSalary: null } }]);
  await jest.advanceTimersByTimeAsync(299);
  await untilCallsSeen();
  expect(requests).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await untilCallsSeen();
  expect(requests).toHaveLength(2);
  subscription.unsubscribe();
});

it('does not fetch again after a write that failed', async () => {
  fakeTimeouts();
  const requests = given('get', PATH, makeProfileDto());
  const store = createAppStore(signedInState());
  const subscription = store.dispatch(getProfile.initiate());
  await subscription;
  givenFailure('put', PATH, 500);
  await store.dispatch(clearProfile.initiate(['linkedin']));
  await store.dispatch(changeProfile.initiate({ change: { linkedin: 'x' } }));
  await jest.advanceTimersByTimeAsync(5000);
  await untilCallsSeen();
  expect(requests).toHaveLength(1);
  subscription.unsubscribe();
});
