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
}

/** Everything that follows from a brand's age bracket. */
export const ageBracketFacts: Readonly<Record<AgeBracket, AgeBracketFacts>> = {
  40: { minAge: 30, headings: 'figtree', corners: 'round', rootFontSize: '112.5%' },
  50: { minAge: 40, headings: 'fraunces', corners: 'soft', rootFontSize: '118.75%' },
  60: { minAge: 50, headings: 'source-serif', corners: 'calm', rootFontSize: '125%' },
};
