/** Reporter of jest: names at the end of a run, in one line, what was skipped, and so not measured. */
module.exports = class NameSkipped {
  constructor({ testNamePattern }) {
    // Under a pattern, all else counts as skipped.
    this.isWhole = !testNamePattern;
  }

  onRunComplete(_contexts, { testResults }) {
    const skipped = testResults
      .flatMap((file) => file.testResults)
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles: [subject], title }) => subject ?? title);
    if (!this.isWhole || skipped.length === 0) return;
    const line = `Not measured, for it needs ../shared/data: ${[...new Set(skipped)].join('; ')}.`;
    // Jest's own summary comes after the reporters.
    process.once('exit', () => process.stderr.write(`${line}\n`));
  }
};
