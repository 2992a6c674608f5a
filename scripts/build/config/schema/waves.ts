import { z } from 'zod';

const names = (what: string) => z.array(z.string()).min(1).optional().describe(what);

/** Schema of a group of sites that get a release together. */
export const Wave = z
  .strictObject({
    brands: names('Slugs of brands.'),
    domains: names('Domains.'),
    hosts: names('Hosts.'),
    minutes: z
      .number()
      .min(0)
      .default(0)
      .describe('Time for which failures are watched before the next wave begins, in minutes. Default: 0.'),
  })
  .refine(({ brands, domains, hosts }) => [brands, domains, hosts].some((list) => list !== undefined), {
    error: 'brands, domains or hosts; all that no wave names comes last by itself',
  });
export type Wave = z.output<typeof Wave>;

/** Schema of the member with whom sites are tried after a wave. */
export const Walk = z.strictObject({
  email: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, { error: 'an e-mail address, which may have {slug} and {domain} in it' })
    .describe(
      'E-mail address of a member without Premium to whom somebody has written, in which {slug} and {domain} stand for the site. The password is in the environment, as MATCHPRESS_WALK_PASSWORD.',
    ),
});

/** Schema of the address at which the rate of reports is read. */
export const ReportRate = z.strictObject({
  address: z
    .url({ protocol: /^https?$/, error: 'an address such as https://prometheus.operator.example/api/v1/query?query=…' })
    .describe(
      'Address of a Prometheus query or of a JSON number, in which {release} stands for the release, and {sites} for the names that reports of its sites have, joined by |. What it sums up is yours to decide.',
    ),
  most: z.number().min(0).describe('Largest number with which the next wave begins.'),
});
export type ReportRate = z.output<typeof ReportRate>;
