/**
 * Loaded before the server: a clock that is CLOCK_AHEAD milliseconds ahead, and that SIGUSR2 sets by as many as the file
 * CLOCK_FILE says.
 */
const { readFileSync } = require('node:fs');

const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});
