import { expect, test } from 'vitest';
import { resolveTheme } from '../../config/resolveTheme.ts';
import { circle, defs, element, group, linearGradient, place, rect } from './element.ts';
import { picture } from './picture.ts';
import { bands, mixPaint, roles } from './roles.ts';

const theme = resolveTheme('ocean', { colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' } });

test('a picture carries the roles it uses, by day and by night, and no others', () => {
  const dot = picture({
    name: 'dot',
    width: 20,
    height: 10,
    draw: () => circle(10, 5.04, 3, 'sun') + rect(0, 8, 20, 2, 'sun'),
  });
  const { day, night } = mixPaint(theme, 50);
  expect(dot.bands).toEqual(bands);
  expect(dot.render(theme, 50)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>:root{--a:${day.sun}}@media(prefers-color-scheme:dark){:root{--a:${night.sun}}}</style><circle cx="10" cy="5" r="3" fill="var(--a)"/><rect y="8" width="20" height="2" fill="var(--a)"/></svg>\n`,
  );
});

test('a role without a colour fails when it is drawn', () => {
  const odd = picture({ name: 'odd', width: 1, height: 1, draw: () => '<path fill="var(--colour)"/>' });
  expect(() => odd.render(theme, 40)).toThrow('odd names a role that no recipe mixes: colour');
});

test('every role has a colour in every band, and differs from day to night', () => {
  for (const band of bands) {
    const { day, night } = mixPaint(theme, band);
    for (const role of roles) {
      expect(day[role], role).toMatch(/^#[0-9a-f]{6}$/);
      expect(night[role], role).toMatch(/^#[0-9a-f]{6}$/);
      expect(night[role], role).not.toBe(day[role]);
    }
  }
});

test('land gets darker towards the viewer', () => {
  for (const band of bands) {
    const { day } = mixPaint(theme, band);
    const sums = [day.far, day.hill, day.near, day.front].map((color) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0),
    );
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  }
});

test('elements nest, gradients are named by #, placements become transforms', () => {
  expect(element('path', { d: 'M0 0', opacity: 0.5 })).toBe('<path d="M0 0" opacity=".5"/>');
  expect(
    defs(
      linearGradient('g', [
        [0, 'sun'],
        [1, 'glow', 0],
      ]),
    ),
  ).toContain('stop-opacity="0"');
  expect(rect(0, 0, 4, 4, '#g')).toBe('<rect width="4" height="4" fill="url(#g)"/>');
  expect(group({ id: 'k' }, place('t', { x: 3, y: 4.06, scale: 0.5, flip: true, turn: 10 }))).toBe(
    '<g id="k"><use href="#t" transform="translate(3 4.1)rotate(10)scale(-.5 .5)"/></g>',
  );
});
