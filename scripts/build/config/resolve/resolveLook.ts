import type { AgeBracket } from '../../../../brands/brandSchema.ts';
import type { Look, WrittenLook } from '../../../../themes/look.ts';
import { ageBracketFacts } from '../schema/ageBracketFacts.ts';

/**
 * Resolves the look of a brand: what it chooses itself, else what its theme chooses, else what suits its age bracket.
 */
export const resolveLook = (bracket: AgeBracket, theme: WrittenLook = {}, own: WrittenLook = {}): Look =>
  // Keys that are written have a value: zod drops those that are undefined.
  ({ ...ageBracketFacts[bracket].look, ...theme, ...own }) as Look;
