import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';
import { clampLines } from '../ui/clampLines.ts';
import { portraitPosition, portraitRatio } from '../ui/content/PortraitImage.css.ts';
import { focusInside } from '../ui/pressableStyles.ts';

export const root = style({ position: 'relative', minWidth: 0 });

/** Link that is as large as picture and caption together. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible::after': { ...focusInside, outline: '3px solid transparent' } },
});

export const padded = style({ padding: `10px ${space.small} 0` });

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.4em' });
const captionBox = style({ display: 'flex', flexDirection: 'column', gap: '2px', lineHeight: 1.3 });
export const caption = styleVariants({ card: [captionBox], page: [captionBox] });
globalStyle(`${caption.card} > ${title}`, { fontSize: fontSize.title, lineHeight: lineHeight.heading });
globalStyle(`${caption.page} > ${title}`, { fontSize: fontSize.page, lineHeight: lineHeight.heading });
/** Names come in any length; two lines of them are shown. */
export const name = style({
  minWidth: 0,
  maxWidth: '100%',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
  ...clampLines(2),
  paddingBottom: '0.1em',
});
export const facts = style({ overflowWrap: 'anywhere', ...clampLines(3), color: vars.color.textSoft });
/** Marks in one line, whose room is there without any on cards, so that the texts of all begin at one height. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.small}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  selectors: { [`${caption.card} > &`]: { minHeight: '1.4em' } },
});
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 650,
  color: vars.color.quietText,
});
/** Mark beside the name. */
export const verified = style([mark, { fontSize: fontSize.small }]);
export const pastPresence = style({ color: vars.color.textSoft });
/** Dot beside the word, which marks members who are online. */
export const dot = style({
  flex: 'none',
  width: '0.7em',
  height: '0.7em',
  borderRadius: '50%',
  background: vars.color.successBorder,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const pictureSkeleton = style({
  aspectRatio: portraitRatio,
  background: vars.color.skeleton,
  objectPosition: portraitPosition,
});
/** Room of a caption of three lines. */
export const captionSkeleton = style({ height: '5rem' });
