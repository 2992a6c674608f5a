import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focalPoint } from '../../../ui/content/BackgroundImage.css.ts';
import { column, unprinted } from './parts.ts';

/** The form stands in the middle of a calm page, whose foot is a low band of landscape. */
export const root = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', background: vars.color.page });
export const picture = style({
  vars: { [focalPoint]: '60% 72%' },
  order: 1,
  position: 'relative',
  height: 'clamp(112px, 14vw, 280px)',
  '@media': unprinted,
});
export const content = style({
  ...column,
  flex: '1 0 auto',
  justifyContent: 'center',
  width: '100%',
  maxWidth: 'calc(30rem + 40px)',
  padding: `${space.xlarge} 20px ${space.xxlarge}`,
  '@media': { [media.desktop]: { paddingBlock: space.huge } },
});
