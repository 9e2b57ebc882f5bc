export const FONT_FAMILY =
  '"Plus Jakarta Sans Variable", "Plus Jakarta Sans Fallback", "Plus Jakarta Sans DejaVu", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/**
 * The page's only face is served by the app itself, and fetched after the first paint (`app/entry`). Until then a
 * system face replaces it, with metrics adjusted on Indonesian text, so that nothing moves when the two are swapped: Arial and faces of its widths, Roboto on Android, DejaVu Sans where Linux has no other.
 */
export const FONT_FACES = `
@font-face {
  font-family: 'Plus Jakarta Sans Fallback';
  font-weight: 200 550;
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 104%;
  ascent-override: 99.8%;
  descent-override: 21.3%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Plus Jakarta Sans Fallback';
  font-weight: 551 800;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
  size-adjust: 100.2%;
  ascent-override: 103.6%;
  descent-override: 22.2%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Plus Jakarta Sans DejaVu';
  font-weight: 200 550;
  src: local('DejaVu Sans');
  size-adjust: 92%;
  ascent-override: 112.8%;
  descent-override: 24.1%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Plus Jakarta Sans DejaVu';
  font-weight: 551 750;
  src: local('DejaVu Sans Bold');
  size-adjust: 84%;
  ascent-override: 123.6%;
  descent-override: 26.4%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Plus Jakarta Sans DejaVu';
  font-weight: 751 800;
  src: local('DejaVu Sans Bold');
  size-adjust: 86%;
  ascent-override: 120.7%;
  descent-override: 25.8%;
  line-gap-override: 0%;
}`;
