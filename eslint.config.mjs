import js from '@eslint/js';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A colour has a name and two values, for the light and the dark look: see src/app/theme/colors.ts. */
const OWN_COLOURS = ['Literal[value', 'TemplateElement[value.raw'].map((node) => ({
  selector: `${node}=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|#[0-9a-f]{6}\\b|\\b(rgb|hsl)a?\\(/i]`,
  message: 'Take a colour of the theme: theme.vars.palette.',
}));

/** Texts that people read or hear are in the slice's texts.ts, with the English ones beside: see docs/adr/0014-two-languages.md. */
const OWN_TEXTS = [
  // The brand is the same in every language.
  'JSXText[value=/[a-z]{2}/i]:not([value=/^\\s*Titian\\s*$/])',
  'JSXAttribute[name.name=/^(aria-\\w+|label|title|text|message|placeholder|alt|legend|heading|description|helperText)$/] > Literal[value=/[a-z] [a-z]|^[A-Z][a-z]/]:not([value="Titian"])',
].map((selector) => ({ selector, message: 'Put the text into texts.ts of the slice.' }));

/** Controls are those of the kit: see docs/adr/0019-one-kit.md. */
const HOME_MADE_CONTROLS = [
  'JSXOpeningElement[name.name="input"]:not(:has(JSXAttribute[name.name="type"] > Literal[value="hidden"]))',
  'JSXOpeningElement[name.name=/^(select|textarea|button|dialog|details|summary|progress|meter)$/]',
  'CallExpression[callee.name="styled"] > Literal[value=/^(input|select|textarea|button|dialog|details|summary|progress|meter)$/]',
  // A link or a chip that is a button is the kit's own way.
  'JSXOpeningElement:not([name.name=/^(Link|Chip)$/]) > JSXAttribute[name.name="component"] > Literal[value=/^(input|button|select|textarea)$/]',
  'JSXAttribute[name.name="role"] > Literal[value=/^(dialog|listbox|option|tab|tablist|switch|checkbox|radio|radiogroup|combobox|menu|menuitem|tooltip|slider|progressbar|spinbutton|button)$/]',
].map((selector) => ({ selector, message: "Take Material UI's or MUI X's component: it is one kit." }));

/** The first formatter of `Intl` takes a slow phone 120 ms: no page pays for it while its modules are evaluated. */
const EARLY_FORMATTERS = ['', 'ExportNamedDeclaration > '].map((exported) => ({
  selector: `Program > ${exported}VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]`,
  message: 'Make the formatter in the function that uses it.',
}));

const ONE_AT_A_TIME = [
  { name: '@mui/material', message: 'Import one component a file: @mui/material/Button.' },
  { name: '@mui/icons-material', message: 'Import one icon a file: @mui/icons-material/Close.' },
];

const SHARED_FORM = {
  name: 'formik',
  importNames: ['Form'],
  message: 'Import Form from @/shared/lib/forms: it submits texts of password managers, too.',
};

/** Only what a slice publishes in its index.ts (or in @x for a neighbour) may be used from outside. */
const WITHIN_A_SLICE = {
  regex: '^@/(entities|features|widgets|pages)/(?!profile/|edit-profile/)[^/]+/(?!@x/).+',
  message: 'Import from the slice, not from inside it.',
};

/** A package of this repository is used through its public file. */
const WITHIN_A_PACKAGE = {
  regex:
    '^@titian/(job-search|job-signals|job-feeds|cv-reader)/|/packages/(job-search|job-signals|job-feeds|cv-reader)/',
  message: 'Import from the package, not from inside it.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/source-maps/',
      '**/node_modules/',
      'var/',
      'coverage/',
      'contract/provider.d.ts',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    plugins: { 'import-x': importX },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'import-x/no-default-export': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // RTK Query names an endpoint without an argument by `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: { ...jsxA11y.flatConfigs.recommended.languageOptions, globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...ONE_AT_A_TIME, SHARED_FORM],
          patterns: [WITHIN_A_SLICE, WITHIN_A_PACKAGE],
        },
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'contract/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [WITHIN_A_PACKAGE] }] },
  },
  {
    files: ['e2e/**/*.e2e.ts', 'e2e/chaos/**'],
    ignores: ['e2e/server-log.e2e.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: 'Import them from support/journey, which watches what the browser does.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // A drawing has colours of its own, by day and by night.
    ignores: ['src/app/theme/**', 'src/pages/landing/ui/HeroPicture.tsx', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...OWN_COLOURS, ...OWN_TEXTS, ...HOME_MADE_CONTROLS, ...EARLY_FORMATTERS],
    },
  },
  { files: ['packages/rules/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...EARLY_FORMATTERS] } },
  // The compiler says it of these: noUnusedLocals, noUnusedParameters.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/**', '*.config.ts', 'server/**', 'e2e/**', 'bench/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      '*.config.{ts,mjs}',
      '**/*.config.ts',
      '**/global-{setup,teardown}.ts',
      '**/server-environment.ts',
      '**/*.mjs',
      '**/*.cjs',
      'test/**',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['scripts/**', 'test/console.ts', 'server/src/cli/**', 'server/src/main.ts', 'e2e/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'test/**', 'server/test/**'],
    languageOptions: { globals: globals.jest },
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
);
