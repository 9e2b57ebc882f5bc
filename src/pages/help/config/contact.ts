/** Mailbox of the team that runs the site. */
export const HELP_EMAIL = 'halo@titian.example';
