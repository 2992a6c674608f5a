import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { tabularNumerals } from '../../theme/tabularNumerals.ts';
import { cardBox } from '../../ui/cardBox.ts';

/** Stage with the landscape behind the head of the page, which fades out where the prices begin. */
export const stage = style({ position: 'relative', isolation: 'isolate', ...tabularNumerals });
// A button names a price, too.
globalStyle(`${stage} button`, tabularNumerals);
const landscapeHeight = 'min(32rem, 80vh)';
export const landscape = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  // No taller than the page, so that it does not reach the footer.
  height: `min(${landscapeHeight}, 100%)`,
  pointerEvents: 'none',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  maskImage: 'linear-gradient(#000 40%, transparent)',
  '@media': { [media.print]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

/** Stage with room for all of the landscape. */
export const stageSkeleton = style([stage, { minHeight: landscapeHeight }]);

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...cardBox,
});
const columns = (illustration: string) => ({ gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${illustration})` });
/** Heads whose long words have room beside the illustration. */
export const illustrated = styleVariants({ wide: '24rem', narrow: '15rem' }, (illustration) => [
  card,
  { '@media': { [media.tablet]: columns('13rem'), [media.desktop]: columns(illustration) } },
]);
/** Row of a portrait that is above the title. */
export const portraitAbove = style({ flex: '1 1 100%' });
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });
export const titleText = style({ flex: '1 1 9rem', minWidth: 0 });
export const text = style({
  alignSelf: 'center',
  padding: space.small,
  '@media': { [media.tablet]: { padding: space.large }, [media.desktop]: { padding: space.xlarge } },
});
export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space.xsmall });
