import { z } from 'zod';
import { WrittenLook } from './look.ts';

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, { error: 'a colour of the form #RRGGBB' });

/**
 * A theme file, in themes/ for any brand or as theme.json in the folder of one: three base colours, from which all
 * shades are mixed, and a look for the brands that choose none.
 */
export const WrittenTheme = z
  .strictObject({
    $schema: z.string().optional(),
    colors: z.strictObject({
      primary: color.describe('Shade 500 of the brand colour: buttons, links, selected things.'),
      accent: color.describe('Shade 500 of the second colour: the premium bar and badges.'),
      neutral: color.describe('Shade 500 of the greys: text, borders, surfaces.'),
      brand: color
        .optional()
        .describe(
          'The colour of the corporate identity as it is, where buttons do not show it: the ground of a header whose look is "brand", under dark or white text; by night only if it is dark. Default: shade 600 of primary.',
        ),
    }),
    given: z
      .strictObject({
        primary: color.optional().describe('Default: the primary colour.'),
        accent: color.optional().describe('Default: the accent colour.'),
      })
      .optional()
      .describe(
        'The colours as the brand has them, where "primary" or "accent" had to be others for their shades. They are shown as they are wherever they have the contrast.',
      ),
    look: WrittenLook.optional(),
  })
  .describe('One theme of Matchpress: base colours and look.');

export type WrittenTheme = z.output<typeof WrittenTheme>;
