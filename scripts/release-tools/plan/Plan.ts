import { z } from 'zod';
import { Hash } from '../../build/output/manifest.ts';

const Sizes = { files: z.int(), difference: z.int(), newBytes: z.int() };

const PlanGroup = z.object({
  /** Positions in `causes`; empty where nothing is known to have caused the changes. */
  causes: z.array(z.int()),
  hosts: z.array(z.string()),
  filesPerSite: z.tuple([z.int(), z.int()]),
  examples: z.array(z.string()),
  ...Sizes,
});

/** Number of the form of saved plans. */
export const PLAN_VERSION = 1;

/** Schema of a plan: what the next build would change, and so what a build by the plan must give. */
export const Plan = z.object({
  version: z.literal(PLAN_VERSION),
  /** The release in dist that it starts from: SHA-256 of the manifest; null where nothing is. */
  from: Hash.nullable(),
  /** The other release that it compares with, as it was named; null for that in dist. */
  against: z.string().nullable(),
  /** The release that it leads to, likewise. */
  to: Hash,
  /** Hash of the list of its sources. */
  sources: Hash,
  environment: z.string(),
  filter: z.object({ brands: z.array(z.string()), domains: z.array(z.string()), keepsGoing: z.boolean() }),
  compressed: z.boolean(),
  /** Number of sites after it. */
  sites: z.int(),
  changed: z.array(z.string()),
  added: z.array(z.string()),
  gone: z.array(z.string()),
  /** Digests of the sites that it changes or removes, as they were. */
  former: z.record(z.string(), Hash),
  /** Sites of which it is known that they change, and not which files. */
  unlisted: z.array(z.string()),
  total: z.object(Sizes),
  /** Size of all sites before and after, as files and bytes; null where it is not known. */
  sizes: z.tuple([
    z.object({ files: z.int(), bytes: z.int() }).nullable(),
    z.object({ files: z.int(), bytes: z.int() }),
  ]),
  causes: z.array(z.string()),
  groups: z.array(PlanGroup),
  /** Changes of sources that change no file. */
  withoutEffect: z.array(z.string()),
  /** Whether sites changed whose former sources are not known. */
  lacksSources: z.boolean(),
  /** Sites and brands that would have more than their budget. */
  overBudget: z.array(z.string()),
});
export type Plan = z.output<typeof Plan>;
