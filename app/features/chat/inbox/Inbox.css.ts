import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.desktop]: { minHeight: 0, flex: '1 1 auto' } },
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space.medium, flex: 'none' });
/** List that scrolls beside the thread on desktops. Its padding leaves room for the focus ring. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  position: 'relative',
  '@media': {
    [media.desktop]: { minHeight: 0, overflowY: 'auto', flex: '1 1 auto', padding: '5px', margin: '-5px' },
  },
});
