import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });

export const gap = styleVariants(space, (length) => [row, { gap: length }]);
export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
});

/** Buttons of one line are equally high, and on phones fill it, so that those below each other are equally wide. */
globalStyle(`${row} > :is(button, a)`, {
  alignSelf: 'stretch',
  '@media': { [media.phone]: { flexGrow: 1 } },
});
