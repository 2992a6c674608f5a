import { type Motif, motifBrackets, motifsOf, type WrittenLook } from '../../../../themes/look.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';

/** Looks that themes choose, by the name of the theme; only of valid files. */
export type ThemeLooks = ReadonlyMap<string, WrittenLook>;

/** Checks that the brand's landscape, its own or that of its theme's look, exists for its age bracket. */
export function checkMotif(
  { ageBracket, look, theme }: PartialBrand,
  themeLook: WrittenLook | undefined,
): PathProblem[] {
  if (ageBracket === undefined) return [];
  const isForeign = (motif: Motif | undefined) => motif !== undefined && motifBrackets[motif] !== ageBracket;
  const own = look?.motif;
  const ofTheme = themeLook?.motif;
  const allowed = motifsOf(ageBracket);
  if (own !== undefined && isForeign(own)) {
    const message = `motif ${quote(own)} is drawn for age bracket ${motifBrackets[own]}, not for ${ageBracket}`;
    return [{ path: ['look', 'motif'], on: 'value', message, hint: suggestValue(own, allowed, 'there are') }];
  }
  if (own !== undefined || ofTheme === undefined || !isForeign(ofTheme)) return [];
  const message = `${theme === undefined ? 'theme.json' : `theme ${quote(theme)}`} has motif ${quote(ofTheme)}, which is drawn for age bracket ${motifBrackets[ofTheme]}, not for ${ageBracket}`;
  const hint = `choose another in "look" of the brand; ${suggestValue(ofTheme, allowed, 'there are')}`;
  return [{ path: [theme === undefined ? 'ageBracket' : 'theme'], on: 'value', message, hint }];
}
