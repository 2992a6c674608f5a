import type { OffsetProblem } from '../parse/pathProblem.ts';
import { checkValue } from './checkValue.ts';

/** Pattern of the only media query that is allowed: a logo may differ on a dark background. */
const colorSchemeQuery = /@media\s*\(prefers-color-scheme:\s*(?:dark|light)\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const rulePattern = /([^{}]*)\{([^{}]*)\}/y;
const selectorsPattern = /^[.#][A-Za-z][\w-]*(?:\s*,\s*[.#][A-Za-z][\w-]*)*$/;
const declarationsPattern = /^\s*(?:[a-z-]+\s*:[^;:{}<>@=]+(?:;\s*|$))*$/;

/** Checks `fill: red; stroke: none`, from a style attribute or between the braces of a rule. */
export function checkDeclarations(value: string): OffsetProblem[] {
  if (declarationsPattern.test(value)) return checkValue(value);
  return [
    {
      offset: value.search(/\S/),
      message: 'this style is not understood',
      hint: 'it takes the form fill: #962D3E; stroke: none',
    },
  ];
}

/** Checks a style sheet. It reaches the whole page that shows the drawing, so selectors may only be classes and ids. */
export function checkStyleSheet(text: string): OffsetProblem[] {
  // The media query is replaced by blanks of the same length, so that offsets stay right.
  const sheet = text.replace(colorSchemeQuery, (match, rules: string) => {
    const start = match.indexOf('{') + 1;
    return `${' '.repeat(start)}${rules}${' '.repeat(match.length - start - rules.length)}`;
  });
  const problems: OffsetProblem[] = [];
  for (let offset = 0; offset < sheet.trimEnd().length; ) {
    rulePattern.lastIndex = offset;
    const match = rulePattern.exec(sheet);
    const start = offset + sheet.slice(offset).search(/\S/);
    if (!match || !selectorsPattern.test(match[1]!.trim())) {
      const message = 'this rule is not allowed in the style of a drawing';
      return [...problems, { offset: start, message, hint: 'only plain rules such as .name { fill: #962D3E } are' }];
    }
    const inner = match.index + match[0].indexOf('{') + 1;
    problems.push(...checkDeclarations(match[2]!).map((problem) => ({ ...problem, offset: inner + problem.offset })));
    offset = rulePattern.lastIndex;
  }
  return problems;
}
