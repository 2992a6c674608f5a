import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  lineHeight: lineHeight.heading,
  // Long German compounds on narrow screens with large text.
  hyphens: 'auto',
  hyphenateLimitChars: '16 6 6',
  textWrap: 'balance',
});

export const size = styleVariants(
  {
    page: fontSize.page,
    compact: fontSize.compactPage,
    section: fontSize.heading,
    card: fontSize.title,
    small: fontSize.lead,
  },
  (value) => [root, { fontSize: value }],
);
