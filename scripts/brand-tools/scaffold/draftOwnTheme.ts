import { parseColors } from '../../build/config/colors/parseColors.ts';
import { type ProposedTheme, proposeTheme } from '../../build/config/colors/proposeTheme.ts';
import { formatBrand } from './formatBrand.ts';

/** The own theme of a brand, also as a file. */
export interface OwnTheme extends ProposedTheme {
  text: string;
}

/** Makes a theme file of typed colours; undefined where these are none. */
export function draftOwnTheme(typed: string): OwnTheme | undefined {
  const { colors: given, problems } = parseColors(typed);
  if (problems.length > 0) return undefined;
  const theme = proposeTheme(given);
  const { uses: _, ...file } = theme;
  return { ...theme, text: formatBrand({ $schema: '../../../themes/theme.schema.json', ...file }) };
}
