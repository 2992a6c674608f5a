import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';
import { clampLines } from '../ui/clampLines.ts';
import { focusInside } from '../ui/pressableStyles.ts';
import { scrimOpacity } from './personPortraitScrim.ts';

const portrait = createContainer();
/** Width that is too narrow for the usual sizes of text, which would cover the face. */
const narrow = `${portrait} (width < 11rem)`;

const FADE = '2.5rem';
const black = (opacity: number) => `rgb(0 0 0 / ${opacity})`;

export const root = style({
  position: 'relative',
  minWidth: 0,
  isolation: 'isolate',
  containerName: portrait,
  containerType: 'inline-size',
});

export const link = style({
  display: 'block',
  height: '100%',
  color: vars.color.onChip,
  ':focus-visible': focusInside,
});

// Beside a text that is higher than 4:5, the picture fills the height.
globalStyle(`${link} > *`, { height: '100%' });

/** Caption through which presses reach the link. Text begins below the fade, where the scrim has its least opacity. */
export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  maxHeight: '100%',
  overflow: 'hidden',
  padding: `${FADE} ${space.small} 10px`,
  background: `linear-gradient(to top, ${black(scrimOpacity.greatest)}, ${black(scrimOpacity.least)} calc(100% - ${FADE}), transparent)`,
  color: '#fff',
  lineHeight: 1.3,
  pointerEvents: 'none',
  '@media': {
    [media.print]: { position: 'static', padding: space.small, background: 'none', color: '#000' },
    [media.forcedColors]: { background: 'Canvas', paddingTop: space.small },
  },
});

export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xsmall });
/** Names come in any length; two lines of them are shown. */
export const name = style({
  minWidth: 0,
  maxWidth: '100%',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  ...clampLines(2),
  paddingBottom: '0.1em',
  '@container': { [narrow]: { fontSize: fontSize.lead } },
});
export const age = style({
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  '@container': { [narrow]: { fontSize: fontSize.lead } },
});
export const facts = style({
  overflowWrap: 'anywhere',
  ...clampLines(3),
  '@container': { [narrow]: { fontSize: fontSize.small } },
});
export const presence = style({ display: 'flex', alignItems: 'center', gap: '6px', fontSize: fontSize.small });
/** Presence of the past, hidden where the picture is narrow, because the face matters more. */
export const pastPresence = style([presence, { '@container': { [narrow]: { display: 'none' } } }]);
/** Dot beside the word, which marks members who are online. */
export const dot = style({
  flex: 'none',
  width: '0.75em',
  height: '0.75em',
  borderRadius: '50%',
  background: '#5ee08f',
  border: '1.5px solid #fff',
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Marks over the top of the picture. */
export const marks = style({
  position: 'absolute',
  insetInline: space.xsmall,
  insetBlockStart: space.xsmall,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  pointerEvents: 'none',
});

export const skeleton = style({ aspectRatio: '4 / 5', background: vars.color.skeleton });

// Their edge shows on a picture of their own colour, such as the tint of those who have none.
globalStyle(`${marks} > *`, { borderColor: 'currentcolor' });
