import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../lib/memoize.ts';
import type { OwnFont } from '../config/schema/catalogue.ts';
import { type Artifact, textArtifact } from './artifact.ts';

/** Path of every site's notices. */
export const thirdPartyNoticesPath = 'third-party-notices.txt';

/** Notice of a package. */
interface PackageNotice {
  name: string;
  version: string;
  /** Identifier of the licence, as `MIT`. */
  license: string;
  text: string;
}

/** Renders the notices of packages, and of fonts of a brand's own. */
export type RenderThirdPartyNotices = (
  packages: readonly string[],
  fonts?: readonly Pick<OwnFont, 'name' | 'licence'>[],
) => Artifact;

/**
 * Creates the renderer of the notices of what a site ships. It takes paths of packages inside the `node_modules` of
 * `root`, in any order, and throws for a package without a licence. Sites with equal packages share one artifact.
 */
export function createThirdPartyNotices(root: string): RenderThirdPartyNotices {
  const read = memoize((name: string) => readPackageNotice(path.join(root, 'node_modules', name)));
  const render = memoize((given: string) => {
    const [list, fonts] = JSON.parse(given) as [string[], Parameters<RenderThirdPartyNotices>[1]];
    return textArtifact(thirdPartyNoticesPath, renderNotices(list.map(read), fonts));
  });
  return (packages, fonts = []) =>
    render(JSON.stringify([[...new Set(packages)].sort(), fonts.map(({ name, licence }) => ({ name, licence }))]));
}

function readPackageNotice(folder: string): PackageNotice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)\b/i.test(file));
  if (!license || files.length === 0) throw new Error(`${name} is shipped and has no known licence`);
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, text: texts.join('\n\n') };
}

const separator = `\n\n${'-'.repeat(80)}\n\n`;

/** Notice of the data from which scripts/brand-tools/maps draws the map of a country; every site has one. */
const geodataNotice = `Maps

Coasts, borders and lakes: Natural Earth, in the public domain (https://www.naturalearthdata.com).
Towns: GeoNames (https://www.geonames.org), licensed under CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). Towns were selected, some renamed, and their positions rounded.`;

/** Lists the packages by licence text, each text once, in the order of the first package that has it. */
export function renderNotices(
  notices: readonly PackageNotice[],
  fonts: readonly Pick<OwnFont, 'name' | 'licence'>[] = [],
): string {
  const sorted = notices.toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const sections = [...Map.groupBy(sorted, ({ text }) => text)].map(
    ([text, group]) =>
      `${group.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n')}\n\n${text}`,
  );
  const introduction = 'This site contains the following software, icons, fonts and geodata of other people.';
  const fontSections = fonts.map(({ name, licence }) => `${name} (font)\n\n${licence.replaceAll('\r\n', '\n').trim()}`);
  return `${[introduction, ...sections, ...fontSections, geodataNotice].join(separator)}\n`;
}

/** Something in a site that other people made, as its notices name it. */
export type NoticedPart =
  | ({ kind: 'package' } & Omit<PackageNotice, 'text'>)
  | { kind: 'font' | 'data'; name: string; text: string };

/** Reads back what notices name, in their order. */
export const parseNotices = (text: string): NoticedPart[] =>
  text
    .trimEnd()
    .split(separator)
    .slice(1)
    .flatMap((section): NoticedPart[] => {
      const [head = '', ...rest] = section.split('\n\n');
      const body = rest.join('\n\n');
      const font = /^(.+) \(font\)$/.exec(head)?.[1];
      if (font !== undefined) return [{ kind: 'font', name: font, text: body }];
      if (section === geodataNotice) return [{ kind: 'data', name: head, text: body }];
      const packages = head.split('\n').map((line) => /^(\S+) (\d\S*) \((.+)\)$/.exec(line));
      // Else the section goes on with a licence that has such a line itself.
      if (!packages.every((match) => match !== null)) return [];
      return packages.map(([, name, version, license]) => ({
        kind: 'package',
        ...{ name: name!, version: version!, license: license! },
      }));
    });
