/** One of the browsers' engines, with what a candidate's hands do. Elements are named by CSS. */
export interface Engine {
  /** Name and version, as the browser says it. */
  version: string;
  open(address: string): Promise<void>;
  /** Runs the body of a function within the page, and gives back what it returns, as JSON has it. */
  run<Result>(body: string): Promise<Result>;
  /** Presses the middle of an element with the pointer, as a person does: nothing may lie over it. */
  click(selector: string): Promise<void>;
  /** Types a text on the keyboard into an element, after what it holds. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key that is no letter. */
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Has the pages that are opened from now on see a clock that is ahead.
   *
   * @returns false where the engine's driver has no way to
   */
  moveClock(milliseconds: number): Promise<boolean>;
  /** PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'ArrowDown' | 'Escape' | 'Space';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];
