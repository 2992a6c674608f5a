import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { allowedFunctions } from './svgAllowlist.ts';

const localUrl = /^url\(\s*(["']?)#[A-Za-z][\w-]*\1\s*\)/;

/** Checks that a value of an attribute or a style refers only to the drawing itself; offsets count within the value. */
export function checkValue(value: string): OffsetProblem[] {
  const match = /[\\&]|\/\*/.exec(value);
  if (match) {
    const message = `${quote(match[0])} is not allowed in a value of a drawing`;
    return [{ offset: match.index, message, hint: 'write what is meant without it' }];
  }
  return Array.from(value.matchAll(/([A-Za-z-][\w-]*)\(/g)).flatMap((match): OffsetProblem[] => {
    const offset = match.index;
    const name = match[1]!;
    if (!allowedFunctions.has(name)) {
      return [
        { offset, message: `"${name}(…)" is not allowed in a drawing`, hint: 'colours, transforms and url(#…) are' },
      ];
    }
    if (name !== 'url' || localUrl.test(value.slice(offset))) return [];
    const message = `${quote(`${value.slice(offset).split(')')[0]})`)} leads out of the drawing`;
    return [{ offset, message, hint: 'only url(#…), a part of the same drawing, is allowed' }];
  });
}
