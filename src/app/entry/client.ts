/**
 * The app's entry. It runs the app's modules in several tasks, between which the browser can paint and handle input: in
 * one they would block a slow phone for half a second. `eager`: they are in the same files.
 */
import { isSessionCookieLocked, readSessionCookie } from '@/entities/session';
import { runInTasks } from '@/shared/lib/async';
import { fetchFont, savesData } from '@/shared/lib/connection';
import { setEnglishTexts, storedLanguage } from '@/shared/lib/language';
import { logFailure } from '@/shared/lib/logging';

/** The scripts may run before the whole page has been parsed. */
const untilParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

/** Fetches the English texts where they were chosen; the page stays Indonesian where they cannot be had. */
async function loadLanguage(): Promise<void> {
  if (storedLanguage() !== 'en') return;
  try {
    const { english } = await import(/* webpackChunkName: "english" */ '../language/english');
    setEnglishTexts(english);
  } catch (error) {
    logFailure('the English texts could not be loaded', error);
  }
}

/** Nobody knows yet whether a locked cookie can be read. */
const mayBeSignedIn = (): boolean => isSessionCookieLocked() || readSessionCookie() !== null;

let pageLoaded = Promise.resolve();

const STEPS = [
  untilParsed,
  () => import(/* webpackMode: "eager" */ 'react'),
  async () => {
    // A page's texts are those of the language in which it is loaded.
    await languageLoaded;
    const { preloadPage } = await import(/* webpackMode: "eager" */ '../router/pages');
    pageLoaded = preloadPage(window.location.pathname, mayBeSignedIn());
  },
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '../theme/theme'),
  () => import(/* webpackMode: "eager" */ '../theme'),
  () => import(/* webpackMode: "eager" */ '@/shared/api'),
  () => import(/* webpackMode: "eager" */ '../state'),
  () => import(/* webpackMode: "eager" */ '../router'),
  () => import(/* webpackMode: "eager" */ './start-app'),
  async () => {
    const container = document.getElementById('root');
    if (!container) throw new Error('index.html has no #root');
    const { appSteps } = await import(/* webpackMode: "eager" */ './start-app');
    await runInTasks(appSteps(container, pageLoaded));
  },
];

const languageLoaded = loadLanguage();
void runInTasks(STEPS);
// A build's pages do so by themselves.
if (process.env.NODE_ENV !== 'production' && !savesData()) fetchFont();
