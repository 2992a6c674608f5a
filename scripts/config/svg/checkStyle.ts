import { checkValue, type ValueProblem } from './checkValue.ts';

/** A logo may differ on dark ground; that is the one condition allowed. */
const colorSchemeQuery = /@media\s*\(prefers-color-scheme:\s*(?:dark|light)\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const rulePattern = /([^{}]*)\{([^{}]*)\}/y;
const selectorsPattern = /^[.#][A-Za-z][\w-]*(?:\s*,\s*[.#][A-Za-z][\w-]*)*$/;
const declarationsPattern = /^\s*(?:[a-z-]+\s*:[^;:{}<>@=]+(?:;\s*|$))*$/;

/** `fill: red; stroke: none`, in a style attribute or between the braces of a rule. */
export function checkDeclarations(value: string): ValueProblem[] {
  if (declarationsPattern.test(value)) return checkValue(value);
  return [
    {
      offset: value.search(/\S/),
      message: 'this style is not understood',
      hint: 'it takes the form fill: #962D3E; stroke: none',
    },
  ];
}

/** Style sheets of a drawing reach the whole page it is shown in, so they may name classes and ids only. */
export function checkStyleSheet(text: string): ValueProblem[] {
  // Blanks of the same length in place of the condition keep every offset.
  const sheet = text.replace(colorSchemeQuery, (whole, rules: string) => {
    const start = whole.indexOf('{') + 1;
    return `${' '.repeat(start)}${rules}${' '.repeat(whole.length - start - rules.length)}`;
  });
  const faults: ValueProblem[] = [];
  for (let offset = 0; offset < sheet.trimEnd().length; ) {
    rulePattern.lastIndex = offset;
    const match = rulePattern.exec(sheet);
    const start = offset + sheet.slice(offset).search(/\S/);
    if (!match || !selectorsPattern.test(match[1]!.trim())) {
      const message = 'this rule is not allowed in the style of a drawing';
      return [...faults, { offset: start, message, hint: 'only plain rules such as .name { fill: #962D3E } are' }];
    }
    const inner = match.index + match[0].indexOf('{') + 1;
    faults.push(...checkDeclarations(match[2]!).map((fault) => ({ ...fault, offset: inner + fault.offset })));
    offset = rulePattern.lastIndex;
  }
  return faults;
}
