/**
 * The colours of Titian's two colour schemes, and the only place in the app that names any: everything else goes by
 * what a colour is for. Teal as of deep water under a bridge, also for information and success; amber as its lamps. Every pair of text and background
 * meets WCAG AA: 4.5:1 for text, 3:1 for lines that show where a control is. `theme.test.ts` works it out.
 */
export const light = {
  primary: { main: '#0b5c56', dark: '#07433f', light: '#3d857f', contrastText: '#ffffff' },
  secondary: { main: '#f4b942', dark: '#e5a522', light: '#f8d078', contrastText: '#2b1d00' },
  success: { main: '#0b5c56', dark: '#07433f', light: '#3d857f', contrastText: '#ffffff' },
  error: { main: '#c62828', dark: '#8e1b1b', light: '#ef5350', contrastText: '#ffffff' },
  warning: { main: '#ab5600', dark: '#8a4500', light: '#ff9800', contrastText: '#ffffff' },
  info: { main: '#0b5c56', dark: '#07433f', light: '#3d857f', contrastText: '#ffffff' },
  background: { default: '#f6f8f7', paper: '#ffffff' },
  text: { primary: '#17211f', secondary: '#4d5c59', disabled: '#8b9694' },
  /** Lines that only part things. */
  divider: '#dbe5e2',
  /** Lines that show where a control is. */
  controlLine: '#7d8c88',
  /** Backgrounds of badges and marks, each with its text. */
  tint: {
    primary: '#e2efed',
    onPrimary: '#07433f',
    success: '#e2efed',
    onSuccess: '#07433f',
    error: '#fbe6e6',
    onError: '#8e1b1b',
    muted: '#e6eae9',
    onMuted: '#3d4947',
  },
  /** Closed jobs: grey, but readable. */
  closed: { background: '#eceeed', badge: '#dfe3e1', text: '#5b6664' },
  /** Large backgrounds in the brand's own colour, with light text on them in either colour scheme. */
  brand: { background: '#0b5c56', deep: '#07433f', text: '#ffffff', soft: '#d3e6e3', accent: '#f7c35c' },
  /** Of raised surfaces. */
  shadow: 'rgb(7 67 63 / 12%)',
  star: '#d98f00',
  /** The part of a line that is not reached yet; stars that are not given. */
  track: '#cfd8d6',
} as const;

/** The same by night. */
export const dark: SchemeColors = {
  primary: { main: '#6fc9bd', dark: '#a3e0d7', light: '#4ba598', contrastText: '#04211e' },
  secondary: { main: '#f4b942', dark: '#e5a522', light: '#f8d078', contrastText: '#2b1d00' },
  success: { main: '#6fc9bd', dark: '#a3e0d7', light: '#4ba598', contrastText: '#04211e' },
  error: { main: '#ff8f85', dark: '#ffb4ad', light: '#ef5350', contrastText: '#2d0603' },
  warning: { main: '#ffb95c', dark: '#ffd08e', light: '#ff9800', contrastText: '#2b1700' },
  info: { main: '#6fc9bd', dark: '#a3e0d7', light: '#4ba598', contrastText: '#04211e' },
  background: { default: '#0d1514', paper: '#152120' },
  text: { primary: '#e8efed', secondary: '#abbab6', disabled: '#71807c' },
  divider: '#2a3a37',
  controlLine: '#738681',
  tint: {
    primary: '#1b3935',
    onPrimary: '#b5e5dd',
    success: '#1b3935',
    onSuccess: '#b5e5dd',
    error: '#452020',
    onError: '#ffbcb5',
    muted: '#293634',
    onMuted: '#c6d1ce',
  },
  closed: { background: '#111a19', badge: '#222d2b', text: '#93a19d' },
  brand: { background: '#0b4b46', deep: '#062f2c', text: '#ffffff', soft: '#c9dedb', accent: '#f7c35c' },
  shadow: 'rgb(0 0 0 / 45%)',
  star: '#f4b942',
  track: '#3a4a47',
};

type Widened<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widened<T[K]> };

/** Every colour by what it is for. */
export type SchemeColors = Widened<typeof light>;
