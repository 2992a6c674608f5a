import { z } from 'zod';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, { error: 'a colour of the form #RRGGBB' });

export const headingFaces = ['band', 'figtree', 'fraunces', 'source-serif'] as const;
export const cornerStyles = ['band', 'round', 'soft', 'calm'] as const;

/** A theme file: three base colours, from which all shades are mixed. */
export const WrittenTheme = z
  .strictObject({
    $schema: z.string().optional(),
    colors: z.strictObject({
      primary: color.describe('Shade 500 of the brand colour: buttons, links, selected things.'),
      accent: color.describe('Shade 500 of the second colour: the premium bar and badges.'),
      neutral: color.describe('Shade 500 of the greys: text, borders, surfaces.'),
    }),
    type: z
      .strictObject({
        headings: z
          .enum(headingFaces)
          .optional()
          .describe('Face of the headings. Default: band, the one that suits the age bracket.'),
      })
      .optional(),
    shape: z
      .strictObject({
        corners: z
          .enum(cornerStyles)
          .optional()
          .describe('How round cards and buttons are. Default: band, by the age bracket.'),
      })
      .optional(),
  })
  .describe('One theme of Matchpress: base colours, type and shape.');

export type HeadingFace = (typeof headingFaces)[number];
export type CornerStyle = (typeof cornerStyles)[number];
export type WrittenTheme = z.output<typeof WrittenTheme>;
