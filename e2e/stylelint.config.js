// The standard rules, without those on blank lines, which prettier leaves to the author, and
// without the one on the order of specificities, which layers and media queries make meaningless.
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'number-max-precision': 5,
    'rule-empty-line-before': null,
    'selector-class-pattern': [
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*((__|--)[a-z0-9]+(-[a-z0-9]+)*)*$',
      { message: 'Classes are named block__part--state' },
    ],
    // Names of typefaces keep their capitals.
    'value-keyword-case': ['lower', { ignoreProperties: ['/^--font-/'] }],
  },
};
