import type { AgeBracket } from '../../../../brands/brandSchema.ts';
import type { Look } from '../../../../themes/look.ts';

interface AgeBracketFacts {
  /** Least age of members, in years. */
  minAge: number;
  /** The look of brands that choose none, by themselves or by their theme. */
  look: Look;
  /** 18, 19 and 20 px where the browser is set to 16, in per cent so that the member's own setting counts. */
  rootFontSize: string;
  /** The line of the frame around the initial of a member without a picture, in shares of its picture. */
  portraitFrame: string;
}

/** Choices of the look that are the same in every bracket. */
const plainLook = {
  page: 'neutral',
  cards: 'outlined',
  header: 'plain',
  buttons: 'matching',
  icons: 'regular',
} as const;

/** Facts that follow from a brand's age bracket. */
export const ageBracketFacts: Readonly<Record<AgeBracket, AgeBracketFacts>> = {
  40: {
    minAge: 30,
    look: {
      signIn: 'beside',
      home: 'magazine',
      motif: 'harbour',
      ...plainLook,
      corners: 'round',
      headings: 'figtree',
      voice: 'brisk',
    },
    rootFontSize: '112.5%',
    portraitFrame: 'max(2px,1.6cqmin) solid',
  },
  50: {
    minAge: 40,
    look: {
      signIn: 'beside',
      home: 'person',
      motif: 'vineyard',
      ...plainLook,
      corners: 'soft',
      headings: 'fraunces',
      voice: 'warm',
    },
    rootFontSize: '118.75%',
    portraitFrame: 'max(3px,4cqmin) double',
  },
  60: {
    minAge: 50,
    look: {
      signIn: 'beside',
      home: 'letters',
      motif: 'promenade',
      ...plainLook,
      corners: 'calm',
      headings: 'source-serif',
      voice: 'courteous',
    },
    rootFontSize: '125%',
    portraitFrame: 'max(1px,1cqmin) solid',
  },
};
