import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focalPoint } from '../../../ui/content/BackgroundImage.css.ts';
import { column, unprinted } from './sharedStyles.ts';

/**
 * Page with the form in the middle and a low band of landscape: at its head, and from 1200 px at its foot, which is in
 * sight there because the link to join is beside the form.
 */
export const root = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', background: vars.color.page });
export const picture = style({
  vars: { [focalPoint]: '60% 72%' },
  position: 'relative',
  height: 'clamp(96px, 14vw, 160px)',
  '@media': { [media.desktop]: { order: 1, height: 'clamp(144px, 20vh, 320px)' }, ...unprinted },
});
export const content = style({
  ...column,
  flex: '1 0 auto',
  justifyContent: 'center',
  width: '100%',
  maxWidth: 'calc(30rem + 40px)',
  padding: `${space.large} 20px ${space.xxlarge}`,
  '@media': {
    [media.desktop]: {
      paddingBlock: space.xlarge,
      // Else one below the other.
      '@supports': {
        'selector(:has(*))': {
          selectors: {
            '&:has(> section)': {
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 18rem)',
              alignContent: 'center',
              columnGap: space.huge,
              maxWidth: `calc(48rem + 40px + ${space.huge})`,
            },
          },
        },
      },
    },
  },
});
globalStyle(`${content} > *`, { '@media': { [media.desktop]: { gridColumn: '1' } } });
// At the top, where it stays when errors make the form longer.
globalStyle(`${content} > section`, {
  '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'start' } },
});
