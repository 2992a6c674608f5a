import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { clampLines } from '../clampLines.ts';

const root = style({ maxWidth: '70ch' });

export const size = styleVariants({ body: fontSize.body, lead: fontSize.lead, small: fontSize.small }, (value) => [
  root,
  { fontSize: value },
]);
export const tone = styleVariants({
  plain: {},
  soft: { color: vars.color.textSoft },
  strong: { fontWeight: 650 },
});
/** Text that members wrote: any length, any script. */
export const userGenerated = style({ overflowWrap: 'anywhere' });
export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3 }, (lines: number) => ({
  ...clampLines(lines),
}));
