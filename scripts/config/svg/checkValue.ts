import { quote } from '../parse/words.ts';
import { functions } from './svgRules.ts';

export interface ValueFault {
  /** Within the value. */
  offset: number;
  what: string;
  meant: string;
}

const local = /^url\(\s*(["']?)#[A-Za-z][\w-]*\1\s*\)/;

/** A value of an attribute or of a style: refers to nothing outside the drawing, and hides nothing. */
export function checkValue(value: string): ValueFault[] {
  const odd = /[\\&]|\/\*/.exec(value);
  if (odd) {
    const what = `${quote(odd[0])} is not allowed in a value of a drawing`;
    return [{ offset: odd.index, what, meant: 'write what is meant without it' }];
  }
  return Array.from(value.matchAll(/([A-Za-z-][\w-]*)\(/g)).flatMap((match): ValueFault[] => {
    const offset = match.index;
    const name = match[1]!;
    if (!functions.has(name)) {
      return [
        { offset, what: `"${name}(…)" is not allowed in a drawing`, meant: 'colours, transforms and url(#…) are' },
      ];
    }
    if (name !== 'url' || local.test(value.slice(offset))) return [];
    const what = `${quote(`${value.slice(offset).split(')')[0]})`)} leads out of the drawing`;
    return [{ offset, what, meant: 'only url(#…), a part of the same drawing, is allowed' }];
  });
}
