import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import { fillPattern } from '../fillPattern.ts';
import { refer, toProblem } from '../mistake.ts';
import type { Lenient } from '../parse/lenient.ts';
import { quote } from '../parse/words.ts';
import type { SiteClaim } from './brandFacts.ts';
import { findRepeats } from './findRepeats.ts';

/** In no environment are two sites served at one host. */
export function checkHosts(sites: readonly SiteClaim[], environments: Lenient<BuildConfig['environments']>): Problem[] {
  const written = Object.entries(environments).map(([name, environment]) => [environment?.host, name] as const);
  const patterns = new Map(written.toReversed());
  return Array.from(patterns).flatMap(([pattern, environment]) => {
    if (pattern === undefined) return [];
    const claims = sites.map(({ brand, domain }) => {
      const key = fillPattern(pattern, { slug: brand.slug, domain });
      return { brand, path: ['domains', domain], owner: brand.slug, key };
    });
    return findRepeats(claims, 'refused').map(({ first, again }) =>
      toProblem(again.brand.document, {
        path: again.path,
        on: 'key',
        what: `host ${quote(again.key)} (${environment}) is taken by ${refer(first.brand.document, first.path, 'key')}`,
        meant: 'rename one of the brands, or change the host in build.config.ts',
      }),
    );
  });
}
