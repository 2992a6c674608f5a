import { createVar, style } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../../theme/designTokens.ts';
import { lookProperty } from '../../../theme/lookProperty.ts';
import { vars } from '../../../theme/vars.css.ts';
import { column, roomAbove, unprinted } from './sharedStyles.ts';

const edge = createVar();

/** Page of one column below a strip of landscape; from 1200 px the form is on the left and the landscape beside it. */
export const root = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  // White, as a card; a look with a page of its own shows that.
  background: lookProperty('page', vars.color.raised),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)',
      gridTemplateRows: 'minmax(44rem, 1fr)',
    },
  },
});
export const picture = style({
  position: 'relative',
  height: roomAbove('32.5rem'),
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { height: 'clamp(192px, 40vw, 320px)' },
    [media.desktop]: { order: 2, height: 'auto', borderStartStartRadius: '28px' },
    ...unprinted,
  },
});
export const content = style({
  ...column,
  justifyContent: 'center',
  width: '100%',
  maxWidth: 'calc(34rem + 40px)',
  padding: `${space.large} 20px ${space.xxlarge}`,
  '@media': {
    [media.desktop]: {
      // The left edge is that of the header above.
      vars: { [edge]: `max(40px, calc((100vw - ${contentWidth}) / 2))` },
      maxWidth: `calc(34rem + 40px + ${edge})`,
      marginInline: 0,
      paddingInline: `${edge} 40px`,
      paddingBlock: space.xxlarge,
    },
  },
});
