import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';

/** The landscape lies behind the head of the page and fades out where the prices begin. */
export const stage = style({ position: 'relative', isolation: 'isolate' });
export const landscape = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  // No taller than the page, so that it does not reach the footer.
  height: 'min(32rem, 80vh, 100%)',
  pointerEvents: 'none',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  maskImage: 'linear-gradient(#000 40%, transparent)',
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...cardBox,
});
export const illustrated = styleVariants({ wide: '24rem', narrow: '15rem' }, (illustration) => [
  card,
  { '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${illustration})` } } },
]);
export const text = style({
  alignSelf: 'center',
  padding: space.large,
  '@media': { [media.desktop]: { padding: space.xlarge } },
});
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });
