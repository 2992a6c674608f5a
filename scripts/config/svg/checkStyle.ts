import { checkValue, type ValueFault } from './checkValue.ts';

/** A logo may differ on dark ground; that is the one condition allowed. */
const inDarkness = /@media\s*\(prefers-color-scheme:\s*(?:dark|light)\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const rule = /([^{}]*)\{([^{}]*)\}/y;
const selectors = /^[.#][A-Za-z][\w-]*(?:\s*,\s*[.#][A-Za-z][\w-]*)*$/;
const declarations = /^\s*(?:[a-z-]+\s*:[^;:{}<>@=]+(?:;\s*|$))*$/;

/** `fill: red; stroke: none`, in a style attribute or between the braces of a rule. */
export function checkDeclarations(value: string): ValueFault[] {
  if (declarations.test(value)) return checkValue(value);
  return [
    {
      offset: value.search(/\S/),
      what: 'this style is not understood',
      meant: 'it takes the form fill: #962D3E; stroke: none',
    },
  ];
}

/** Style sheets of a drawing reach the whole page it is shown in, so they may name classes and ids only. */
export function checkStyleSheet(text: string): ValueFault[] {
  // Blanks of the same length in place of the condition keep every offset.
  const sheet = text.replace(inDarkness, (whole, rules: string) => {
    const start = whole.indexOf('{') + 1;
    return `${' '.repeat(start)}${rules}${' '.repeat(whole.length - start - rules.length)}`;
  });
  const faults: ValueFault[] = [];
  for (let offset = 0; offset < sheet.trimEnd().length; ) {
    rule.lastIndex = offset;
    const match = rule.exec(sheet);
    const start = offset + sheet.slice(offset).search(/\S/);
    if (!match || !selectors.test(match[1]!.trim())) {
      const what = 'this rule is not allowed in the style of a drawing';
      return [...faults, { offset: start, what, meant: 'only plain rules such as .name { fill: #962D3E } are' }];
    }
    const inner = match.index + match[0].indexOf('{') + 1;
    faults.push(...checkDeclarations(match[2]!).map((fault) => ({ ...fault, offset: inner + fault.offset })));
    offset = rule.lastIndex;
  }
  return faults;
}
