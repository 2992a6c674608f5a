import type { WrittenTheme } from '../../themes/schema.ts';
import type { ResolvedTheme } from './catalogue.ts';
import { mixThemePalettes } from './palette.ts';

/** A theme with all its shades mixed and its defaults filled in. */
export const resolveTheme = (name: string, { colors, type, shape }: WrittenTheme): ResolvedTheme => ({
  name,
  ...mixThemePalettes(colors),
  headings: type?.headings ?? 'band',
  corners: shape?.corners ?? 'band',
});
