import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { clampLines } from '../../ui/clampLines.ts';

/** The person's own words, which are cut between words before they are cut here; large in the face of the headings. */
export const quote = styleVariants({
  card: { ...clampLines(4), overflowWrap: 'break-word', lineHeight: 1.4 },
  hero: {
    overflowWrap: 'break-word',
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: fontSize.title,
    lineHeight: 1.35,
    textWrap: 'pretty',
    '@container': { '(min-width: 34rem)': { fontSize: fontSize.heading } },
  },
});

/** Reason, with room for two lines before it is known, so that little jumps. */
export const reason = style({
  minHeight: '2.8em',
  overflowWrap: 'break-word',
  lineHeight: 1.4,
  fontWeight: 650,
  color: vars.color.quietText,
});
