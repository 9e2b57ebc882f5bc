import FixedJsdom from 'jest-fixed-jsdom';
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';

/** How long a browser waits for the next test file, in milliseconds; an open one keeps its process from ending. */
const PATIENCE = 100;

type Window = JestEnvironment['global'] & globalThis.Window & typeof globalThis;

type Properties = Map<object, PropertyDescriptorMap>;

/** What tests replace: a property of one of these is put back after the file. */
function replaceable(window: Window): object[] {
  const classes = Object.values(Object.getOwnPropertyDescriptors(window))
    .map((property): unknown => property.value)
    .filter((value): value is { prototype: object } => typeof value === 'function' && 'prototype' in value)
    .filter(({ prototype }) => typeof prototype === 'object');
  const ofClasses = classes.flatMap((each) => [each, each.prototype]);
  return [window, window.document, window.navigator, window.process.env, ...ofClasses];
}

const propertiesOf = (objects: object[]): Properties =>
  new Map(objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]));

const isSame = (a: PropertyDescriptor, b: PropertyDescriptor | undefined): boolean =>
  b !== undefined && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

/** Gives each object the properties that it had, and no others. */
function restore(properties: Properties): void {
  properties.forEach((before, object) => {
    const now = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>;
    Reflect.ownKeys(now).forEach((key) => {
      if (!(key in before)) Reflect.deleteProperty(object, key);
    });
    Reflect.ownKeys(before).forEach((key) => {
      const descriptor = (before as Record<PropertyKey, PropertyDescriptor>)[key];
      if (descriptor && !isSame(descriptor, now[key])) Reflect.defineProperty(object, key, descriptor);
    });
  });
}

/**
 * A jsdom window that all test files of a worker have in turns, so that the packages which have been loaded into it
 * (see `shared-packages-runtime.cjs`) serve them all. After each file it is as it was before: what a file has listened
 * to, timed, stored, replaced or shown is gone.
 */
class KeptBrowser extends FixedJsdom {
  private readonly releases: (() => void)[] = [];
  private initial: Properties | undefined;
  private closing: NodeJS.Timeout | undefined;
  isClosed = false;

  private get window(): Window {
    return this.global as Window;
  }

  override async setup(): Promise<void> {
    clearTimeout(this.closing);
    if (!this.initial) {
      await super.setup();
      // React's scheduler takes it before a timer, which would be stopped after the file, and the scheduler with it.
      Object.assign(this.window, { setImmediate, clearImmediate });
      this.trackListeners();
      this.trackChannels();
    }
    this.initial ??= propertiesOf(replaceable(this.window));
  }

  override async teardown(): Promise<void> {
    this.fakeTimersModern?.useRealTimers();
    this.moduleMocker?.restoreAllMocks();
    this.releases.splice(0).forEach((release) => release());
    this.stopTimers();
    if (this.initial) restore(this.initial);
    this.clearPage();
    this.closing = setTimeout(() => {
      this.isClosed = true;
      void super.teardown();
    }, PATIENCE);
    await Promise.resolve();
  }

  /** Listeners of what stays are taken off; those of other elements go with them. */
  private trackListeners(): void {
    const { releases } = this;
    const { document } = this.window;
    [this.window, document, document.documentElement, document.body].forEach((target) => {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
      target.addEventListener = (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
        add(type, listener, options);
        // React's own, once for the life of its package.
        if (type !== 'selectionchange')
          releases.push(() => target.removeEventListener(type, listener as never, options));
      };
    });
  }

  /** Channels to other tabs are closed. */
  private trackChannels(): void {
    const { releases } = this;
    this.window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        releases.push(() => this.close());
      }
    };
  }

  private stopTimers(): void {
    const last = Number(this.window.setTimeout(() => undefined, 0));
    for (let id = 1; id <= last; id += 1) {
      this.window.clearTimeout(id);
      this.window.cancelAnimationFrame(id);
    }
  }

  private clearPage(): void {
    const { document, localStorage, sessionStorage, history } = this.window;
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    document.cookie.split('; ').forEach((cookie) => {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; path=/`;
    });
    [document.documentElement, document.body].forEach((element) => {
      element.getAttributeNames().forEach((name) => element.removeAttribute(name));
    });
    document.body.replaceChildren();
    // Where React has noted that it listens already.
    Object.keys(document.body)
      .filter((name) => name.startsWith('_reactListening'))
      .forEach((name) => Reflect.deleteProperty(document.body, name));
    [...document.head.children].forEach((child) => child.remove());
  }
}

let kept: KeptBrowser | undefined;

/** Of the test file whose turn it is. */
let currentConsole: Console = console;

/** Where jsdom says what it cannot do. */
const consoleOfTheFile = new Proxy(console, { get: (_target, name) => Reflect.get(currentConsole, name) as unknown });

/** The browser of this worker: the one it has, or a new one. Jest calls it with `new`, as a class. */
export default function WebEnvironment(config: JestEnvironmentConfig, context: EnvironmentContext): KeptBrowser {
  currentConsole = context.console;
  if (!kept || kept.isClosed) kept = new KeptBrowser(config, { ...context, console: consoleOfTheFile });
  return kept;
}
