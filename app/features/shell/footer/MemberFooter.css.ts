import { style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';

/** Links in one line where there is room, and a button. */
export const folded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: space.large,
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  padding: `${space.xsmall} 20px ${space.medium}`,
  '@media': { [media.desktop]: { paddingInline: '40px' } },
});
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.large });
/** Button whose words begin where the links do, with what it opens. */
export const fold = style({ minWidth: 0, maxWidth: '100%', marginInlineStart: `calc(-1 * ${space.medium})` });
export const unfolded = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xlarge,
  paddingInlineStart: space.medium,
});
