import type { HairStyle } from '../../paint/hairShapes.ts';
import type { Person } from '../../paint/people.ts';
import type { Band } from '../../paint/roles.ts';

/** Whose plan it is: gender 1 is a man, all else a woman. */
export type Viewer = 'male' | 'female';

const styles: Readonly<Record<Band, Readonly<Record<Person['sex'], HairStyle>>>> = {
  40: { man: 'short', woman: 'waves' },
  50: { man: 'short', woman: 'bob' },
  60: { man: 'short', woman: 'bun' },
};
const skins: Readonly<Record<Band, Readonly<Record<Person['sex'], Person['skin']>>>> = {
  40: { man: 2, woman: 1 },
  50: { man: 1, woman: 2 },
  60: { man: 1, woman: 1 },
};

/** The one in front, in the brand's colour, and the one beside. */
export function pairOf(viewer: Viewer, band: Band): { self: Person; other: Person } {
  const [first, second] = viewer === 'male' ? (['man', 'woman'] as const) : (['woman', 'man'] as const);
  const make = (sex: Person['sex'], cloth: Person['cloth']): Person => ({
    sex,
    style: styles[band][sex],
    skin: skins[band][sex],
    cloth,
    build: sex === 'man' && band !== 40 ? 'broad' : 'middle',
  });
  return {
    self: make(first, ['cloth', 'clothShade', 'clothLight']),
    other: make(second, ['accent', 'accentShade', 'accentLight']),
  };
}
