import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import { fillPattern } from '../fillPattern.ts';
import type { DeepPartial } from '../parse/deepPartial.ts';
import { quote } from '../parse/messageFormatting.ts';
import { formatReference, toProblem } from '../pathProblem.ts';
import { findDuplicates } from './findDuplicates.ts';
import type { WrittenSite } from './writtenSites.ts';

/** Checks that no environment has two sites at one host. */
export function checkHosts(
  sites: readonly WrittenSite[],
  environments: DeepPartial<BuildConfig['environments']>,
): Problem[] {
  const written = Object.entries(environments).map(([name, environment]) => [environment?.host, name] as const);
  const patterns = new Map(written.toReversed());
  return Array.from(patterns).flatMap(([pattern, environment]) => {
    if (pattern === undefined) return [];
    const hosts = sites.map(({ brand, domain }) => {
      const key = fillPattern(pattern, { slug: brand.slug, domain });
      return { brand, path: ['domains', domain], owner: brand.slug, key };
    });
    return findDuplicates(hosts, 'refused').map(({ first, again }) =>
      toProblem(again.brand.document, {
        path: again.path,
        on: 'key',
        message: `host ${quote(again.key)} (${environment}) is taken by ${formatReference(first.brand.document, first.path, 'key')}`,
        hint: 'rename one of the brands, or change the host in build.config.ts',
      }),
    );
  });
}
