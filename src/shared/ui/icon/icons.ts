/** The paths of the app's own icons, for `Icon`; those of one page alone are with the page. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  expand: 'm6 9 6 6 6-6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 20c.6-4 3.8-5.5 8-5.5s7.4 1.5 8 5.5',
  assignment: 'M8 4H5v17h14V4h-3M9 2h6v4H9zM8.5 11h7M8.5 15h5',
  logout: 'M10 4H4v16h6M15 8l4 4-4 4M19 12H9',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7v.01',
  linkedIn:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 11v6M8 7.5v.01M12 17v-6M12 14a2 2 0 0 1 4 0v3',
  facebook: 'M16 3h-2a4 4 0 0 0-4 4v14M6.5 12h8',
  x: 'M4 4h4l12 16h-4zM19 4l-6.3 6.9M10.5 14.2 5 20',
} as const;
