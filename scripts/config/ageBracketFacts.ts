import type { AgeBracket } from '../../brands/schema.ts';
import type { CornerStyle, HeadingFace } from '../../themes/schema.ts';

interface AgeBracketFacts {
  /** The youngest that members may be, in years. */
  minAge: number;
  /** For themes that leave them to the age bracket. */
  headings: Exclude<HeadingFace, 'band'>;
  corners: Exclude<CornerStyle, 'band'>;
  /** 18, 19 and 20 px where the browser is set to 16, in per cent so that the member's own setting counts. */
  rootFontSize: string;
  /** The line of the frame around the initial of a member without a picture, in shares of its picture. */
  portraitFrame: string;
}

/** Everything that follows from a brand's age bracket. */
export const ageBracketFacts: Readonly<Record<AgeBracket, AgeBracketFacts>> = {
  40: {
    minAge: 30,
    headings: 'figtree',
    corners: 'round',
    rootFontSize: '112.5%',
    portraitFrame: 'max(2px,1.6cqmin) solid',
  },
  50: {
    minAge: 40,
    headings: 'fraunces',
    corners: 'soft',
    rootFontSize: '118.75%',
    portraitFrame: 'max(3px,4cqmin) double',
  },
  60: {
    minAge: 50,
    headings: 'source-serif',
    corners: 'calm',
    rootFontSize: '125%',
    portraitFrame: 'max(1px,1cqmin) solid',
  },
};
