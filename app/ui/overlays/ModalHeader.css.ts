import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../theme/designTokens.ts';

/** Header whose close button is above the title where the title's longest word has no room beside it. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.small}`,
});

const besideButton = (size: string) => `max(0px, calc((${touchTarget.main} - ${size} * ${lineHeight.heading}) / 2))`;

/**
 * Title whose first line is level with the button. Only long words are hyphenated, so that short ones are not squeezed.
 */
export const title = style({
  flex: '1 1 min-content',
  minWidth: 0,
  maxWidth: '100%',
  hyphenateLimitChars: '14 5 5',
  paddingBlock: besideButton(fontSize.title),
  '@media': { [media.phone]: { paddingBlock: besideButton(fontSize.lead) } },
});
/** On phones two lines hold most titles. */
globalStyle(`${title} h2`, { '@media': { [media.phone]: { fontSize: fontSize.lead } } });

/** Close button whose word ends where the content ends. */
export const close = style({
  display: 'flex',
  minWidth: 0,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space.small})`,
});
/** On phones the word alone leaves the title its room. */
globalStyle(`${close} svg`, { '@media': { [media.phone]: { display: 'none' } } });
