import { reservedNames } from '../../lib/reservedNames.ts';
import type { OffsetProblem } from '../pathProblem.ts';
import { quote } from './messageFormatting.ts';

const pattern = new RegExp(reservedNames.join('|'), 'g');

/** Finds the names in a text that only the pipeline may write: it would take them for its own. */
export const findReservedNames = (text: string): OffsetProblem[] =>
  Array.from(text.matchAll(pattern), ({ 0: name, index }) => ({
    offset: index,
    message: `${quote(name)} is a name that the build keeps for itself`,
    hint: 'write another one',
  }));
