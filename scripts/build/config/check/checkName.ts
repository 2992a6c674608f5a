import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';
import { findMixedWord, isTwoWay } from './confusableNames.ts';

/** Checks that a name looks the same wherever it is shown, and like no other. */
export function checkName({ name }: PartialBrand): PathProblem[] {
  if (name === undefined) return [];
  const toProblem = (message: string, hint: string): PathProblem[] => [{ path: ['name'], on: 'value', message, hint }];
  const composed = name.normalize('NFC');
  if (composed !== name)
    return toProblem(`"name" has letters in parts`, `write ${quote(composed)} with composed letters`);
  const mixed = findMixedWord(name);
  if (mixed !== undefined)
    return toProblem(`the word ${quote(mixed)} of the name mixes scripts`, 'write it in one, as members would type it');
  if (isTwoWay(name))
    return toProblem('the name is read in both directions', 'its parts would change places; write it in one script');
  return [];
}
