/** The rules, thresholds and tables of the search that are switched off, one at a time. */
import type { Ablation, Edit, Engine } from './run';
import { measureSearch } from './search-scores';

const RULES = 'packages/job-search/src/search';
const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });
const rule = (name: string, file: string, find: string, replace: string): Ablation => ({
  name,
  edits: [edit(`${RULES}/${file}`, find, replace)],
});

/** An emptied list of `synonyms.json`. */
const list = (name: string, [open, close] = '[]'): Ablation => ({
  name: `table: ${name}`,
  edits: [
    edit(
      'packages/job-search/src/search/synonyms.json',
      `"${name}": ${open}`,
      `"${name}": ${open}${close}, "others": ${open}`,
    ),
  ],
});

const ABLATIONS: readonly Ablation[] = [
  // Reading a query.
  rule('phrases with typing errors', 'concepts.ts', 'exact > 1 ? [] : misspeltEntries(words)', '[] as string[]'),
  rule(
    'fillers fall away',
    'concepts.ts',
    'weighty.some(({ meanings }) => meanings.length === 0) ? weighty',
    'false ? weighty',
  ),
  rule('words of a phrase apart', 'phrases.ts', 'return mayBeApart ? words', 'return false ? words'),
  rule('phrases in another order', 'concepts.ts', 'if (reordered !== undefined)', 'if (false)'),
  rule('fields of study', 'concepts.ts', 'MAJORS.has(concept.typed) &&', 'false &&'),
  rule(
    'neighbours as one word ("node js")',
    'concepts.ts',
    'alternatives: [...alternatives, ...asOne]',
    'alternatives',
  ),
  rule(
    'one word as two ("nodejs")',
    'concepts.ts',
    "words.length > 1 ? 'any' : 'joined', 'synonym')]",
    "words.length > 1 ? 'any' : 'joined', 'synonym')].slice(words.length > 1 ? 0 : 1)",
  ),
  rule('beginnings of words', 'concepts.ts', 'const PREFIX_LENGTH = 3', 'const PREFIX_LENGTH = 99'),
  rule('beginnings from four letters on', 'concepts.ts', 'const PREFIX_LENGTH = 3', 'const PREFIX_LENGTH = 4'),
  // Fields.
  rule('part of a phrase in titles alone', 'tables.ts', 'if (isPartOf(synonym.phrase, group))', 'if (false)'),
  rule(
    'superiors in title and function alone',
    'tables.ts',
    "phrase.includes(' ') && phrase.split(' ').some(",
    'false && [phrase].some(',
  ),
  rule('companies in few fields', 'fields.ts', "name: ['title', 'company'],", 'name: SEARCH_FIELDS,'),
  // Words that turn a meaning.
  rule(
    'turned: what is left out',
    'query-filters.ts',
    "excluded: exclusions.map(({ query }) => query).join(' | ') || null",
    'excluded: null',
  ),
  rule('turned: "tanpa ijazah" is one thing', 'concepts.ts', "BINDING.has(words[0] ?? '') ? bound + 1 : 0", '0'),
  rule(
    'turned: "lulusan smp" is a level',
    'concepts.ts',
    'isLevel && SCHOOLS.has(word) ? asLevel(concept)',
    'false ? concept',
  ),
  // Typing errors.
  rule('words that sound alike', 'sound.ts', 'Math.min(', 'false && Math.min('),
  rule('words that sound alike: in phrases', 'phrases.ts', ' || soundAlike(typed, word)', ''),
  rule('typing errors', 'concepts.ts', 'parts.length === 0 &&\n', 'false &&\n'),
  rule(
    'typing errors of words that are rare',
    'concepts.ts',
    'export const RARE_WORD_MAX_JOBS = 20',
    'export const RARE_WORD_MAX_JOBS = 0',
  ),
  rule(
    'same first letter',
    'concepts.ts',
    'word[0] === typed[0] && isTypingError(typed, word)',
    'isTypingError(typed, word)',
  ),
  rule('"kota" is no correction', 'concepts.ts', '&&\n      !KINDS_OF_PLACES.includes(word)', ''),
  {
    name: 'typing errors of four letters',
    edits: [edit('packages/rules/typing-error.ts', 'MIN_CORRECTED_LENGTH = 4', 'MIN_CORRECTED_LENGTH = 5')],
  },
  rule(
    'synonyms of the correction',
    'concepts.ts',
    'isPlace ? [] : entries.flatMap((entry) => entry.synonyms)',
    '([] as Entry[]).flatMap((entry) => entry.synonyms)',
  ),
  rule(
    'the correction is work',
    'concepts.ts',
    "words.map(roleOf).find((role) => role !== 'other') ?? concept.role",
    'concept.role',
  ),
  // Choices.
  rule('any of several kinds of work', 'concepts.ts', 'if (chosen.length === 1)', 'if (chosen.length >= 1)'),
  rule('companions', 'concepts.ts', 'COMPANIONS.has(concept.typed) ?', 'false ?'),
  rule('a branch may be in a long text', 'concepts.ts', '{ ...concept, isQualifier: true }', 'concept'),
  rule('work in the name of a company', 'concepts.ts', 'concepts.some(isOutside) ?', 'false ?'),
  rule('what was typed beside a correction', 'concepts.ts', 'isCorrected: true,\n    alternatives', 'alternatives'),
  // Named work.
  {
    name: 'titles before texts',
    edits: [
      edit(
        'server/src/jobs/search/search-repository.ts',
        'not exists (select 1 from titled)',
        'jobs.id not in (select id from titled)',
      ),
    ],
  },
  rule(
    'relaxed: all of it',
    'attempts.ts',
    'const hasWork = concepts.some(isWork);\n  const areFew',
    'if (concepts.length >= 0) return null;\n  const hasWork = concepts.some(isWork);\n  const areFew',
  ),
  rule(
    'relaxed: other words are dropped',
    'attempts.ts',
    'const dropped = concepts.filter(isExtra)',
    'const dropped: Concept[] = []',
  ),
  rule('relaxed: conditions', 'attempts.ts', 'if (isRarelyStated(concept)) return areFew', 'if (false) return areFew'),
  rule(
    'relaxed: ranks',
    'attempts.ts',
    "if (concept.role === 'rank') return inTitle === 0",
    "if (concept.role === 'rank') return false",
  ),
  rule(
    'relaxed: branches',
    'attempts.ts',
    "if (concept.role === 'branch') return",
    "if (concept.role === 'branch') return false;\n    if (concept.role === 'branch') return",
  ),
  rule('relaxed: branches that names tell', 'attempts.ts', 'inTitle === 0 || !EMPLOYERS.has(concept.typed)', 'true'),
  rule(
    'relaxed: words in long texts',
    'attempts.ts',
    'return areFew && inShortFields === 0 && isWord(concept)',
    'return false',
  ),
  rule('relaxed: fewer than five', 'attempts.ts', 'const FEW_IN_TITLE = 5', 'const FEW_IN_TITLE = 1'),
  rule(
    'relaxed: unless it is mostly other work',
    'attempts.ts',
    'relaxedInTitle > inTitle && !isOther',
    'relaxedInTitle > inTitle',
  ),
  rule('relaxed: more than 20', 'attempts.ts', 'const SHORT_LIST = 20', 'const SHORT_LIST = 0'),
  rule('relaxed: a quarter', 'attempts.ts', 'const USUAL = 4', 'const USUAL = 1'),
  // Attempts.
  rule(
    'fallback: all',
    'attempts.ts',
    'const parts = concepts.map((concept) => knownOf(concept, isKnown));',
    'if (concepts.length >= 0) return [];\n  const parts = concepts.map((concept) => knownOf(concept, isKnown));',
  ),
  rule(
    'fallback: unknown words are dropped',
    'attempts.ts',
    'return dropped.length > 0 && isAnswer ?',
    'return false && isAnswer ?',
  ),
  rule('fallback: a known word of a phrase', 'attempts.ts', 'workOf(concept).filter(isKnown)', '[] as Concept[]'),
  rule('fallback: a word outside the tables is no answer', 'attempts.ts', 'isOffered(each) && ', ''),
  rule(
    'fallback: branches are no answer',
    'attempts.ts',
    '(losesWork ? looksForWork : isSearched)(each)',
    'isSearched(each)',
  ),
  // Order.
  rule(
    'order by spellings and synonyms',
    'order.ts',
    'typed: FOUND + BASE ** 3,\n  synonym: FOUND + BASE ** 2,\n  related: FOUND + BASE,',
    'typed: FOUND,\n  synonym: FOUND,\n  related: FOUND,',
  ),
  rule('order by synonyms before what comes near', 'order.ts', 'related: FOUND + BASE,', 'related: FOUND + BASE ** 2,'),
  rule('order by corrections before their synonyms', 'order.ts', 'correction: 1,', 'correction: 0,'),
  rule(
    'order by the words of a phrase as typed',
    'text-query.ts',
    "qualities.filter((quality) => quality === 'typed')",
    '[] as Quality[]',
  ),
  // Tables.
  ...[
    'ignored',
    'fillers',
    'leaders',
    'ranks',
    'companions',
    'branches',
    'employers',
    'groups',
    'education',
    'schools',
    'names',
  ].map((name) => list(name)),
  ...['includes', 'workingTypes', 'workplaces'].map((name) => list(name, '{}')),
  {
    name: 'table: companies',
    edits: [edit('packages/job-search/src/search/companies.json', '"groups": [', '"groups": [], "others": [')],
  },
  {
    name: 'table: everyday names of places',
    edits: [edit('packages/rules/places.json', '"aliases": {', '"aliases": {}, "others": {')],
  },
];

/** The search, over the golden queries and those that are held out. */
export const search: Engine = { ablations: ABLATIONS, measure: measureSearch };
