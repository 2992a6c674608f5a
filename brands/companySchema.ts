import { z } from 'zod';

/** Schema of a line of an address, without invisible characters and tags. */
const visibleLine = z
  .string()
  .min(1)
  .max(100)
  .regex(/^(?!.*\p{M}{5})[^\p{C}\p{Zl}\p{Zp}\p{DI}<>]*$/u, { error: 'a line of visible characters, without < and >' });

/** Operator of brands, as the legal texts name it. */
export const Company = z.strictObject({
  name: visibleLine.describe('Name of the company, as in its register.'),
  addressLine1: visibleLine.describe('Street and number.'),
  addressLine2: visibleLine.describe('Postcode and town.'),
  // findCountryFault describes mistakes in it; the pattern is for editors.
  country: z
    .string()
    .meta({ pattern: '^[A-Z]{2}$' })
    .describe('Country, as its ISO 3166 code; members see its name in their language.'),
});

export type Company = z.output<typeof Company>;
