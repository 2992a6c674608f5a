import { createVar, style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focalPoint } from '../../../ui/content/BackgroundImage.css.ts';
import { card, printedCard, unprinted } from './parts.ts';

const overlap = createVar();

/** A card stands over the lower edge of a wide landscape. */
export const root = style({
  vars: { [overlap]: '48px' },
  flex: '1 0 auto',
  paddingBlockEnd: space.xxlarge,
  background: vars.color.page,
  '@media': {
    [media.tablet]: { vars: { [overlap]: '96px' }, paddingBlockEnd: space.huge },
    [media.desktop]: { vars: { [overlap]: '144px' } },
  },
});
export const picture = style({
  vars: { [focalPoint]: '60% 75%' },
  position: 'relative',
  height: '192px',
  '@media': { [media.tablet]: { height: 'clamp(288px, 32vw, 520px)' }, ...unprinted },
});
export const content = style({
  ...card,
  marginBlockStart: `calc(-1 * ${overlap})`,
  '@media': {
    [media.tablet]: { maxWidth: '40rem', paddingBlock: space.xlarge },
    [media.desktop]: { paddingInline: space.huge },
    ...printedCard,
  },
});
