import { expect, test } from 'vitest';
import { validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';
import { formatProblem } from '../../../lib/problem.ts';
import { parseBrandFile } from '../resolve/parseBrandFile.ts';
import { checkHostUniqueness } from './checkHostUniqueness.ts';
import { listWrittenSites } from './listWrittenSites.ts';

const files = validFixtureFiles();
const sites = listWrittenSites(
  ['alderwick', 'birchmere'].map((slug) => {
    const file = `brands/${slug}/brand.json`;
    return parseBrandFile({ slug, folder: `brands/${slug}`, brand: { file, text: files[file] as string } }).brand!;
  }),
);

const check = (production: string, staging: string) =>
  checkHostUniqueness(sites, { production: { host: production }, staging: { host: staging } }).map(formatProblem);

test('a pattern with slug and domain gives every site its own host', () => {
  expect(check('members.{slug}.{domain}.example', 'members.{slug}.{domain}.example')).toEqual([]);
});

test('a pattern without the domain serves two sites at one host', () => {
  expect(check('members.{slug}.{domain}.example', 'members.{slug}.example')).toEqual([
    'brands/alderwick/brand.json:18:5  host "members.alderwick.example" (staging) is taken by brands/alderwick/brand.json:17; rename the newer brand, or change the host in build.config.ts',
    'brands/alderwick/brand.json:19:5  host "members.alderwick.example" (staging) is taken by brands/alderwick/brand.json:17; rename the newer brand, or change the host in build.config.ts',
  ]);
});
