import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsByCountry } from '../../../../brands/domains.ts';
import { allowedAttributes, allowedElements } from '../../../build/config/svg/svgAllowlist.ts';
import { tokenizeSvg } from '../../../build/config/svg/tokenizeSvg.ts';
import { createWorld } from './createWorld.ts';
import { findPortrait } from './findPortrait.ts';

const folder = 'templates/art/portraits';
const files = readdirSync(folder).sort();
const now = () => Date.UTC(2026, 1, 28);

describe.for(Object.keys(factsByCountry))('in the world of %s', (country) => {
  const world = createWorld({ seed: 1, country, siteOrigin: 'http://127.0.0.1:4300', now });
  const portraitsOf = (ids: readonly string[]) => ids.map((id) => findPortrait(world, id, files));

  test('every picture has a portrait', () => {
    const own = world.accounts.flatMap(({ pictures }) => pictures.map(({ id }) => id));
    const ids = [...world.members.flatMap(({ pictureIds }) => pictureIds), ...own];
    expect(ids.filter((id) => findPortrait(world, id, files) === undefined)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });

  test('no two members have the same face, and no member has one picture twice', () => {
    const faces = portraitsOf(world.members.flatMap(({ pictureIds }) => pictureIds.slice(0, 1)));
    expect(new Set(faces).size).toBe(faces.length);
    for (const { pictureIds } of world.members) {
      expect(new Set(portraitsOf(pictureIds)).size).toBe(pictureIds.length);
    }
  });

  test('older members have the portraits of older persons', () => {
    for (const gender of ['female', 'male'] as const) {
      const faces = world.members
        .filter((member) => member.gender === gender && member.pictureIds.length > 0)
        .toSorted((a, b) => b.birthday.localeCompare(a.birthday))
        .map(({ pictureIds }) => findPortrait(world, pictureIds[0]!, files)!);
      expect(faces).toEqual(faces.toSorted());
      expect(faces.every((face) => face.startsWith(`${gender}-`))).toBe(true);
    }
  });

  test('a picture that nobody has is not found', () => {
    expect(findPortrait(world, '1-1', files)).toBeUndefined();
  });
});

/** Elements that blur a place or draw a cloth, and that logos may not have. */
const alsoAllowed = new Set(['filter', 'feGaussianBlur', 'pattern']);
const alsoSaid = new Set(['filter', 'stdDeviation', 'patternUnits', 'patternTransform']);

/** Finds what a reader of the file would object to. */
function findFaults(svg: string): string[] {
  const { tokens, problem } = tokenizeSvg(svg);
  const open: string[] = [];
  const faults = problem ? [problem.message] : [];
  for (const token of tokens) {
    if (token.type === 'close' && open.pop() !== token.name) faults.push('is not well formed');
    if (token.type !== 'open') continue;
    if (!token.closed) open.push(token.name);
    if (!allowedElements.has(token.name) && !alsoAllowed.has(token.name)) faults.push(`holds <${token.name}>`);
    for (const { name, value } of token.attributes) {
      if (!allowedAttributes.has(name) && !alsoSaid.has(name)) faults.push(`holds ${name}`);
      const target = /^url\(#([\w-]+)\)$/.exec(value)?.[1] ?? (name === 'href' ? value.slice(1) : undefined);
      if (value.includes('url(') && target === undefined) faults.push(`holds ${name}="${value}"`);
      if (target !== undefined && !svg.includes(` id="${target}"`)) faults.push(`misses #${target}`);
    }
  }
  return [...new Set([...faults, ...(open.length > 0 ? ['is not closed'] : [])])];
}

test('each portrait is well formed, marked as an illustration, and shows nothing that is not in it', () => {
  const faulty = files.flatMap((file) => {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    const faults = findFaults(svg);
    return svg.includes('<title>Illustration</title>') && faults.length === 0 ? [] : [{ file, faults }];
  });
  expect(faulty).toEqual([]);
});

test.for([
  ['<g><path/>', 'is not closed'],
  ['<g></path>', 'is not well formed'],
  ['<image/>', 'holds <image>'],
  ['<script>1</script>', 'holds <script>'],
  ['<path onclick="a()"/>', 'holds onclick'],
  ['<path fill="url(#none)"/>', 'misses #none'],
  ['<path fill="url(https://example.org/#a)"/>', 'holds fill="url(https://example.org/#a)"'],
] as const)('%s is a fault', ([inside, fault]) => {
  expect(findFaults(`<svg>${inside}</svg>`)).toContain(fault);
});
