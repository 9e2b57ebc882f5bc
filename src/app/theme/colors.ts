/** Teal as of deep water under a bridge, amber as its lamps; every pair of text and ground meets WCAG AA. */
export const colors = {
  teal: '#0b5c56',
  tealDark: '#07433f',
  tealLight: '#3d857f',
  amber: '#f4b942',
  amberDark: '#e5a522',
  onAmber: '#2b1d00',
  ink: '#17211f',
  inkSoft: '#4d5c59',
  ground: '#f6f8f7',
  surface: '#ffffff',
  /** Lines that only part things. */
  line: '#dbe5e2',
  /** Lines that show where a control is: 3.3:1 on the ground (WCAG 1.4.11). */
  controlLine: '#7d8c88',
} as const;
