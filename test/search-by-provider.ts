/** Imported first, makes a test run the app as a build with `JOB_SEARCH=server` has it. */
process.env.JOB_SEARCH = 'server';
