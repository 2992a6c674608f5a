import { quote } from '../parse/messageFormatting.ts';
import { allowedFunctions } from './svgAllowlist.ts';

export interface ValueProblem {
  /** Within the value. */
  offset: number;
  message: string;
  hint: string;
}

const localUrl = /^url\(\s*(["']?)#[A-Za-z][\w-]*\1\s*\)/;

/** A value of an attribute or of a style: refers to nothing outside the drawing, and hides nothing. */
export function checkValue(value: string): ValueProblem[] {
  const odd = /[\\&]|\/\*/.exec(value);
  if (odd) {
    const message = `${quote(odd[0])} is not allowed in a value of a drawing`;
    return [{ offset: odd.index, message, hint: 'write what is meant without it' }];
  }
  return Array.from(value.matchAll(/([A-Za-z-][\w-]*)\(/g)).flatMap((match): ValueProblem[] => {
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
