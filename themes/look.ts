import { z } from 'zod';

/**
 * Age bracket of each landscape of the sign-in page, in whose light it is drawn. The first of a bracket is its default.
 */
export const motifBrackets = {
  harbour: 40,
  rooftop: 40,
  bridge: 40,
  boulevard: 40,
  openair: 40,
  canal: 40,
  beach: 40,
  observatory: 40,
  vineyard: 50,
  lavender: 50,
  jetty: 50,
  orchard: 50,
  village: 50,
  market: 50,
  olives: 50,
  coast: 50,
  promenade: 60,
  garden: 60,
  alps: 60,
  avenue: 60,
  terrace: 60,
  dunes: 60,
  birches: 60,
  windmill: 60,
} as const;

export type Motif = keyof typeof motifBrackets;
export const motifs = Object.keys(motifBrackets) as [Motif, ...Motif[]];

/** Lists the landscapes that are drawn for an age bracket; the first is its default. */
export const motifsOf = (bracket: number): readonly Motif[] =>
  motifs.filter((motif) => motifBrackets[motif] === bracket);

/** Choices of a look by a theme or a brand. A choice that neither makes follows from the age bracket. */
export const WrittenLook = z
  .strictObject({
    signIn: z
      .enum(['beside', 'full', 'over', 'band'])
      .optional()
      .describe(
        'Sign-in page: picture beside the form, filling the page behind a card, under the upper edge of a card, or as a low band.',
      ),
    home: z
      .enum(['person', 'magazine', 'letters'])
      .optional()
      .describe(
        'Start page of members: one person large with their own words, several portraits around a large one, or the newest messages first.',
      ),
    motif: z.enum(motifs).optional().describe('Landscape of the sign-in page. Each belongs to one age bracket.'),
    page: z
      .enum(['neutral', 'white', 'tinted', 'paper'])
      .optional()
      .describe('Ground of the pages: a very light grey, white, a tint of the primary colour, or warm paper.'),
    cards: z
      .enum(['outlined', 'flat', 'raised', 'tinted'])
      .optional()
      .describe(
        'Cards: a white box with a line around it, a hairline above and no box, a box that throws a shadow, or a box in a tint of the primary colour.',
      ),
    header: z
      .enum(['plain', 'tinted', 'brand'])
      .optional()
      .describe(
        'Bar with the logo and the links: white, a tint of the primary colour, or the colour of the brand itself.',
      ),
    corners: z
      .enum(['round', 'soft', 'calm', 'square'])
      .optional()
      .describe('How round cards, buttons and fields are.'),
    headings: z
      .enum(['figtree', 'nunito', 'bricolage', 'fraunces', 'source-serif', 'literata', 'newsreader', 'bitter'])
      .optional()
      .describe(
        'Face of the headings: clear, round or lively without serifs; soft, classic, bookish or fine with serifs; sturdy with slabs.',
      ),
    buttons: z
      .enum(['matching', 'pill', 'rounded', 'square'])
      .optional()
      .describe('Shape of the buttons: as the corners, or one of their own.'),
    icons: z.enum(['regular', 'light', 'bold']).optional().describe('Weight of the lines of icons.'),
    voice: z
      .enum(['brisk', 'warm', 'courteous'])
      .optional()
      .describe('Words of the sentences that members meet most: short and lively, warm and personal, or courteous.'),
  })
  .describe('Composition of the pages. Default of each key: by the theme, else by the age bracket.');

export type WrittenLook = z.output<typeof WrittenLook>;
/** A look with a value for every choice. */
export type Look = { readonly [Choice in keyof WrittenLook]-?: NonNullable<WrittenLook[Choice]> };
export type SignInComposition = Look['signIn'];
export type HomeComposition = Look['home'];
export type HeadingFace = Look['headings'];
export type CornerStyle = Look['corners'];
export type ButtonShape = Look['buttons'];
export type Voice = Look['voice'];
export type IconWeight = Look['icons'];
