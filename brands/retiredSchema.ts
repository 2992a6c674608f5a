import { z } from 'zod';
import { localeCodes } from './languages.ts';

const RetiredHost = z
  .strictObject({
    gone: z
      .enum(localeCodes)
      .optional()
      .describe('Say there, in this language and with status 410, that the brand has closed.'),
    leadsTo: z
      .string()
      .regex(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./~-]*)?(?:\?[\w=&.-]+)?$/, {
        error: 'an address such as https://members.brand.example/welcome',
      })
      .optional()
      .describe('Redirect to this address instead, whatever was requested.'),
  })
  .refine(({ gone, leadsTo }) => (gone === undefined) !== (leadsTo === undefined), {
    error: 'either "gone" with a language or "leadsTo" with an address',
  });

/** brands/retired.json: what remains of retired brands. `npm run brand -- retire` writes it. */
export const RetiredBrands = z
  .strictObject({
    $schema: z.string().optional(),
    brands: z
      .record(
        z.string(),
        z.strictObject({
          name: z.string().min(1).max(30).describe('The product name that members knew.'),
          siteIds: z.array(z.int().min(1).max(9999)).describe('Never given to another site.'),
          hosts: z
            .record(z.string(), RetiredHost)
            .describe('The hosts that stay reserved, and what each answers where the environment has ownHosts.'),
        }),
      )
      .describe('Retired brands by their slugs.'),
  })
  .describe('Retired brands of Matchpress.');

export type RetiredBrands = z.output<typeof RetiredBrands>;
