import { describe, expect, test } from 'vitest';
import { allowedAttributes, allowedElements } from '../../config/svg/svgAllowlist.ts';
import { tokenizeSvg } from '../../config/svg/tokenizeSvg.ts';
import type { Sitter } from './person.ts';
import { drawPortrait } from './portrait.ts';

interface Member {
  id: string;
  sitter: Sitter;
}

/** Numbered as the sandbox numbers them: women and men in turn, of all ages that the product is for. */
const members: readonly Member[] = Array.from({ length: 200 }, (_, index) => ({
  id: String(1001 + index),
  sitter: { gender: index % 2 === 0 ? 'female' : 'male', age: 40 + ((index * 7) % 36) },
}));
const draw = ({ id, sitter }: Member, picture = 1) => drawPortrait(`${id}-${picture}`, sitter);
const everything = members.flatMap((member) =>
  [1, 2, 3, 4].map((picture) => ({ name: `${member.id}-${picture}`, svg: draw(member, picture) })),
);

/** What blurs a place, and what weaves a cloth; logos may hold neither. */
const alsoAllowed = new Set(['filter', 'feGaussianBlur', 'pattern']);
const alsoSaid = new Set(['filter', 'stdDeviation', 'patternUnits', 'patternTransform', 'stroke-dasharray']);

function findFaults(svg: string): string[] {
  const { tokens, problem: fault } = tokenizeSvg(svg);
  const open: string[] = [];
  const faults = fault ? ['is not well formed'] : [];
  for (const token of tokens) {
    if (token.type === 'close' && open.pop() !== token.name) faults.push('is not well formed');
    if (token.type !== 'open') continue;
    if (!token.closed) open.push(token.name);
    if (!allowedElements.has(token.name) && !alsoAllowed.has(token.name)) faults.push(`holds <${token.name}>`);
    for (const { name, value } of token.attributes) {
      if (!allowedAttributes.has(name) && !alsoSaid.has(name)) faults.push(`holds ${name}`);
      if (/NaN|undefined|Infinity/.test(value)) faults.push(`holds ${name}="${value}"`);
      if (value.includes('url(') && !svg.includes(`id="${/^url\(#(\w+)\)$/.exec(value)?.[1]}"`))
        faults.push(`holds ${name}="${value}"`);
    }
  }
  return [...new Set([...faults, ...(open.length > 0 ? ['is not closed'] : [])])];
}

describe('portraits', () => {
  test('the same member and number give the same picture', () => {
    expect(members.map((member) => draw(member))).toEqual(members.map((member) => draw(member)));
  });

  test('no two are the same', () => {
    expect(new Set(members.map((member) => draw(member))).size).toBe(members.length);
  });

  test('each is well formed, marked as an illustration, and shows nothing that is not in it', () => {
    const faulty = everything
      .map(({ name, svg }) => ({ name, faults: findFaults(svg) }))
      .filter(({ faults }) => faults[0]);
    expect(faulty).toEqual([]);
    expect(everything.filter(({ svg }) => !svg.includes('<title>Illustration</title>'))).toEqual([]);
  });

  test('none is heavier than six kilobytes', () => {
    const heavy = everything.filter(({ svg }) => Buffer.byteLength(svg) > 6 * 1024).map(({ name }) => name);
    expect(heavy).toEqual([]);
  });

  test('somebody has one face and one head of hair in all pictures', () => {
    const hairOf = (svg: string) => /<linearGradient id="s">.*?<\/linearGradient>/.exec(svg)?.[0];
    for (const member of members) {
      expect(hairOf(draw(member, 2)), member.id).toBe(hairOf(draw(member, 1)));
      expect(hairOf(draw(member, 4)), member.id).toBe(hairOf(draw(member, 1)));
      expect(draw(member, 2)).not.toBe(draw(member, 1));
    }
  });

  test('an id of any form will do', () => {
    for (const id of ['901-90001', 'somebody', 'a-b-c', '']) {
      const svg = drawPortrait(id, { gender: 'female', age: 58 });
      expect(findFaults(svg), id).toEqual([]);
      expect(drawPortrait(id, { gender: 'female', age: 58 })).toBe(svg);
    }
  });

  test.for([
    ['<g><path/>', 'is not closed'],
    ['<g></path>', 'is not well formed'],
    ['<image/>', 'holds <image>'],
    ['<path onclick="a()"/>', 'holds onclick'],
    ['<path d="MNaN 4"/>', 'holds d="MNaN 4"'],
    ['<path fill="url(#none)"/>', 'holds fill="url(#none)"'],
  ] as const)('%s is a fault', ([inside, fault]) => {
    expect(findFaults(`<svg>${inside}</svg>`)).toContain(fault);
  });
});
