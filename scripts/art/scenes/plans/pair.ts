import type { HairStyle } from '../../paint/hair.ts';
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

export type Pair = Readonly<Record<Person['sex'], Person>>;

/** The viewer wears the brand's colour, the other its accent. */
export function pairOf(viewer: Viewer, band: Band): Pair {
  const self = ['cloth', 'clothShade', 'clothLight'] as const;
  const other = ['accent', 'accentShade', 'accentLight'] as const;
  const make = (sex: Person['sex'], isSelf: boolean): Person => ({
    sex,
    style: styles[band][sex],
    skin: skins[band][sex],
    cloth: isSelf ? self : other,
  });
  return { man: make('man', viewer === 'male'), woman: make('woman', viewer !== 'male') };
}
