import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';

/** Frame that fills the window, so that the bar is at its bottom. */
export const root = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minWidth: 0 });
export const content = style({ flex: '1 0 auto', minWidth: 0 });
/** Chat alone. */
export const chat = style({ width: '100%', maxWidth: '40rem', marginInline: 'auto' });
/** Chat with what is beside it, on desktops. */
export const chatBeside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.xxlarge,
      alignItems: 'start',
    },
  },
});
export const aside = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(var(--header-height, 3rem) + ${space.xlarge})` },
  },
});
/** Frame in a dialog, as high as its content. */
export const inDialog = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
