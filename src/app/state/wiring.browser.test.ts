import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { applicationApi } from '@/entities/application';
import { jobApi } from '@/entities/job';
import { achievementApi } from '@/entities/profile/achievement';
import { profileApi } from '@/entities/profile/candidate';
import { educationApi } from '@/entities/profile/education';
import { candidateLanguageApi } from '@/entities/profile/language';
import { organizationExperienceApi } from '@/entities/profile/organization-experience';
import { portfolioApi } from '@/entities/profile/portfolio';
import { trainingApi } from '@/entities/profile/training';
import { workExperienceApi } from '@/entities/profile/work-experience';
import {
  readSessionCookie,
  removeSessionCookie,
  selectSession,
  selectSessionExpired,
  selectTabChange,
  selectTakeovers,
  sessionDetailsChanged,
  sessionInterrupted,
  signedIn,
  signedOut,
  writeSessionCookie,
} from '@/entities/session';
import { sessionExpired } from '@/shared/api';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { VISITOR, drafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';
import { makeJobDetailDto } from '@test/dto/job';
import { gate } from '@test/job-search';
import { makePortfolioDto } from '@test/dto/portfolio';
import { makeProfileDto } from '@test/dto/profile';
import { session, signedInState } from '@test/session';
import { call, given, givenFailure, server } from '@test/server';
import { createAppStore } from './store';
import type { AppStore } from './store';
import { startTabSync } from './tab-sync';

describe('session', () => {
  /** A call that carries the session's token. */
  const PRIVATE_CALL = 'job/by-slug/staf-gudang/';
  const load = (store: AppStore) => store.dispatch(jobApi.endpoints.getJob.initiate('staf-gudang'));
  const cached = (store: AppStore) => jobApi.endpoints.getJob.select('staf-gudang')(store.getState());

  /** The provider responds to the private call when the test says so. */
  function givenLateResponse(body: object, status: number) {
    const { opened, open } = gate();
    server.use(
      http.get(call(PRIVATE_CALL), async () => {
        await opened;
        return HttpResponse.json(body, { status });
      }),
    );
    return open;
  }

  it('keeps the session in the cookie, not to be read at a glance, and finds it there again', () => {
    createAppStore().dispatch(signedIn(session));
    expect(document.cookie).toContain('titian=');
    expect(document.cookie).not.toContain(session.token);
    expect(selectSession(createAppStore().getState())).toEqual(session);
  });

  it('keeps a changed name and photo in the cookie too', () => {
    const store = createAppStore();
    store.dispatch(signedIn(session));
    store.dispatch(sessionDetailsChanged({ name: 'Sari W.', image: '/media/sari.jpg' }));
    expect(readSessionCookie()).toEqual({ ...session, name: 'Sari W.', image: '/media/sari.jpg' });
  });

  it('starts without a session from a cookie that cannot be read, and removes it', () => {
    document.cookie = 'titian=tidak-terbaca; path=/';
    expect(selectSession(createAppStore().getState())).toBeNull();
    expect(document.cookie).not.toContain('titian');
  });

  it('removes cookie and cache when the candidate signs out', async () => {
    given('get', PRIVATE_CALL, makeJobDetailDto());
    const store = createAppStore();
    store.dispatch(signedIn(session));
    await load(store);
    expect(cached(store).isSuccess).toBe(true);

    store.dispatch(signedOut());
    expect(readSessionCookie()).toBeNull();
    expect(cached(store).isUninitialized).toBe(true);
  });

  it('empties the cache for the next candidate who signs in', async () => {
    given('get', PRIVATE_CALL, makeJobDetailDto());
    const store = createAppStore(signedInState());
    await load(store);
    expect(cached(store).isSuccess).toBe(true);

    store.dispatch(signedIn({ ...session, token: 'other-token', userId: 'candidate-2' }));
    expect(cached(store).isUninitialized).toBe(true);
  });

  it('removes session and cookie when the provider ends the session', async () => {
    givenFailure('get', PRIVATE_CALL, 401, { statusCode: 4001 });
    const store = createAppStore();
    store.dispatch(signedIn(session));
    await load(store);
    expect(selectSession(store.getState())).toBeNull();
    expect(readSessionCookie()).toBeNull();
  });

  it('keeps out of the cache what was requested before signing out', async () => {
    const respond = givenLateResponse({ statusCode: 2000, message: 'ok', data: makeJobDetailDto() }, 200);
    const store = createAppStore(signedInState());
    const loading = load(store);
    store.dispatch(signedOut());
    respond();
    await loading;
    expect(cached(store).isUninitialized).toBe(true);
  });

  it('keeps the new session when a late 401 refuses a call of the old one', async () => {
    const respond = givenLateResponse({ statusCode: 4001 }, 401);
    const store = createAppStore(signedInState());
    const loading = load(store);
    const next = { ...session, token: 'new-token' };
    store.dispatch(signedIn(next));
    respond();
    await loading;
    expect(selectSession(store.getState())).toEqual(next);
  });

  describe('a session that the browser does not keep', () => {
    const isUnsaved = (store: AppStore) => selectIsUnsaved(store.getState(), 'session');
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };

    afterEach(() => jest.restoreAllMocks());

    it.each([
      ['ignores cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)],
      ['refuses to write cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked)],
      ['refuses to read cookies', () => jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked)],
    ])('is noted in a browser that %s, until it ends', (_how, block) => {
      block();
      const store = createAppStore();
      store.dispatch(signedIn(session));
      expect(selectSession(store.getState())).toEqual(session);
      expect(isUnsaved(store)).toBe(true);
      store.dispatch(signedOut());
      expect(isUnsaved(store)).toBe(false);
    });

    it('is none where the cookie is kept, or comes from another tab', () => {
      const store = createAppStore();
      store.dispatch(signedIn(session));
      expect(isUnsaved(store)).toBe(false);
      jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
      store.dispatch(signedIn({ ...session, token: 'other' }, { fromCookie: true }));
      expect(isUnsaved(store)).toBe(false);
    });

    it('goes without a photo whose address is too long for a cookie', () => {
      const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      jest.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
        if (text.length <= 4096) set?.call(document, text);
      });
      const store = createAppStore();
      store.dispatch(signedIn({ ...session, image: `/media/${'x'.repeat(4000)}` }));
      expect(isUnsaved(store)).toBe(false);
      expect(readSessionCookie()).toEqual({ ...session, image: null });
    });
  });
});

describe('drafts', () => {
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
});

describe('versions', () => {
  const { changeProfile, saveHeadline, savePersonalInformation, getProfile } = profileApi.endpoints;
  const { changePortfolio, getPortfolios } = portfolioApi.endpoints;

  // The content of the draft does not matter here.
  const draft = {} as never;
  const change = { id: 4, body: draft, version: 'v1' };

  const CHANGES = {
    education: educationApi.endpoints.changeEducation.initiate(change),
    'work experience': workExperienceApi.endpoints.changeWorkExperience.initiate(change),
    'organization experience': organizationExperienceApi.endpoints.changeOrganizationExperience.initiate(change),
    training: trainingApi.endpoints.changeTraining.initiate(change),
    achievement: achievementApi.endpoints.changeAchievement.initiate(change),
    language: candidateLanguageApi.endpoints.changeCandidateLanguage.initiate(change),
    portfolio: changePortfolio.initiate(change),
    'social links and salary': changeProfile.initiate({ change: {}, version: 'v1' }),
    headline: saveHeadline.initiate({ fields: {}, version: 'v1' }),
    'personal information': savePersonalInformation.initiate({ fields: {}, version: 'v1' }),
  };

  const signedInStore = () => createAppStore(signedInState());

  /** The provider refuses every change; returns the `If-Match` of each. */
  function givenOutdated() {
    const versions: (string | null)[] = [];
    server.use(
      http.put(call('candidate/*'), ({ request }) => {
        versions.push(request.headers.get('If-Match'));
        return HttpResponse.json({ statusCode: 4012 }, { status: 412 });
      }),
    );
    return versions;
  }

  it.each(Object.entries(CHANGES))('sends the version that was seen with a change of %s', async (_what, thunk) => {
    const versions = givenOutdated();
    await signedInStore().dispatch(thunk as ReturnType<typeof changePortfolio.initiate>);
    expect(versions).toEqual(['"v1"']);
  });

  it('keeps the version that the provider tells with a record and with the profile', async () => {
    const store = signedInStore();
    given('get', 'candidate/portfolio/', [{ ...makePortfolioDto(), version: 'v2' }, makePortfolioDto({ id: 5 })]);
    given('get', 'candidate/profile/', { ...makeProfileDto(), version: 'v3' });
    const records = await store.dispatch(getPortfolios.initiate()).unwrap();
    expect(records.map(({ version }) => version)).toEqual(['v2', undefined]);
    expect(await store.dispatch(getProfile.initiate()).unwrap()).toHaveProperty('version', 'v3');
  });

  it('fetches again what turns out to have been changed elsewhere', async () => {
    const store = signedInStore();
    const requests = [
      given('get', 'candidate/portfolio/', [makePortfolioDto()]),
      given('get', 'candidate/profile/', makeProfileDto()),
    ];
    await Promise.all([store.dispatch(getPortfolios.initiate()), store.dispatch(getProfile.initiate())]);
    givenOutdated();
    await store.dispatch(changePortfolio.initiate(change));
    await store.dispatch(changeProfile.initiate({ change: {}, version: 'v1' }));
    await waitFor(() => expect(requests.map(({ length }) => length)).toEqual([2, 2]));
  });
});

describe('tab sync', () => {
  const other = { token: 'token-of-budi', name: 'Budi', image: null, userId: 'candidate-2' };
  const renewed = { ...session, token: 'new-token' };

  let stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
  });

  /** A tab of this browser: all share the cookie. */
  function openTab(): AppStore {
    const store = createAppStore();
    stops.push(startTabSync(store));
    return store;
  }

  /** Two tabs of a signed-in candidate. */
  function openTwo(): [AppStore, AppStore] {
    writeSessionCookie(session);
    return [openTab(), openTab()];
  }

  const who = (store: AppStore) => selectSession(store.getState());
  const { getApplications } = applicationApi.endpoints;
  const cached = (store: AppStore) => getApplications.select()(store.getState());

  async function load(store: AppStore) {
    given('get', 'job-application/application-status/', []);
    await store.dispatch(getApplications.initiate());
    expect(cached(store).isSuccess).toBe(true);
  }

  const { BroadcastChannel: Channel } = globalThis;

  /** Until a message that is posted now has arrived, and with it all that were posted before. */
  const untilTold = () =>
    new Promise<void>((resolve) => {
      const [sender, receiver] = [new Channel('fence'), new Channel('fence')];
      receiver.onmessage = () => {
        sender.close();
        receiver.close();
        resolve();
      };
      sender.postMessage(null);
    });

  const show = () => window.dispatchEvent(new Event('focus'));

  it('signs out in all tabs, and drops what the other had loaded', async () => {
    const [one, two] = openTwo();
    await load(two);
    one.dispatch(signedOut());
    await waitFor(() => expect(who(two)).toBeNull());
    expect(cached(two).isUninitialized).toBe(true);
    expect(selectTabChange(two.getState())).toBe('ended');
    expect(selectSessionExpired(two.getState())).toBe(false);
    expect(selectTabChange(one.getState())).toBeNull();
  });

  it('becomes who signed in in another tab, and drops what the last one had loaded', async () => {
    const [one, two] = openTwo();
    await load(two);
    one.dispatch(signedIn(other));
    await waitFor(() => expect(who(two)).toEqual(other));
    expect(cached(two).isUninitialized).toBe(true);
    expect(selectTakeovers(two.getState())).toBe(1);
    expect(selectTabChange(two.getState())).toBe('replaced');
    await untilTold();
    expect(readSessionCookie()).toEqual(other);
    expect(who(one)).toEqual(other);
  });

  it('takes the new token of the same candidate, and keeps the page and what it has loaded', async () => {
    const [one, two] = openTwo();
    await load(two);
    one.dispatch(signedIn(renewed));
    await waitFor(() => expect(who(two)).toEqual(renewed));
    expect(cached(two).isSuccess).toBe(true);
    expect(selectTakeovers(two.getState())).toBe(0);
    expect(selectTabChange(two.getState())).toBeNull();
  });

  it('signs a visitor in without a word', async () => {
    const [one, two] = [openTab(), openTab()];
    one.dispatch(signedIn(session));
    await waitFor(() => expect(who(two)).toEqual(session));
    expect(selectTakeovers(two.getState())).toBe(0);
    expect(selectTabChange(two.getState())).toBeNull();
  });

  it('ends the session of the others when it has ended by itself', async () => {
    const [one, two] = openTwo();
    one.dispatch(sessionExpired());
    await waitFor(() => expect(who(two)).toBeNull());
    expect(selectSessionExpired(two.getState())).toBe(true);
  });

  it('keeps a form that waits for its candidate until another candidate signs in', async () => {
    const [one, two] = openTwo();
    one.dispatch(sessionInterrupted());
    expect(readSessionCookie()).toBeNull();
    show();
    expect(who(one)).toEqual(session);
    await waitFor(() => expect(who(two)).toBeNull());
    await untilTold();
    expect(who(one)).toEqual(session);
    two.dispatch(signedIn(other));
    await waitFor(() => expect(who(one)).toEqual(other));
  });

  it('keeps the session of another tab when its own, older one turns out to have ended', () => {
    const store = createAppStore({ session: { current: session, ended: null } });
    writeSessionCookie(renewed);
    store.dispatch(sessionDetailsChanged({ name: 'Sari W.' }));
    expect(readSessionCookie()).toEqual(renewed);
    store.dispatch(sessionExpired());
    expect(readSessionCookie()).toEqual(renewed);
  });

  describe('in a browser without BroadcastChannel', () => {
    const channel = globalThis.BroadcastChannel;
    beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    afterEach(() => {
      globalThis.BroadcastChannel = channel;
    });

    it.each([
      ['focused', () => window.dispatchEvent(new Event('focus'))],
      ['brought back from the cache of pages', () => window.dispatchEvent(new Event('pageshow'))],
      ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ])('looks at the cookie when it is %s', async (_how, event) => {
      const [one, two] = openTwo();
      one.dispatch(signedIn(other));
      await untilTold();
      expect(who(two)).toEqual(session);
      event();
      expect(who(two)).toEqual(other);
      one.dispatch(signedOut());
      event();
      expect(who(two)).toBeNull();
    });
  });

  it('keeps the session of a browser that takes no cookies', () => {
    const store = createAppStore({ session: { current: session, ended: null } });
    stops.push(startTabSync(store));
    show();
    expect(who(store)).toEqual(session);
  });

  it('ends with a cookie that has run out or was cleared', () => {
    const [one] = openTwo();
    removeSessionCookie();
    show();
    expect(who(one)).toBeNull();
    expect(selectSessionExpired(one.getState())).toBe(true);
  });
});
