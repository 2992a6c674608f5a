import { circle, line, moved, rect, shape } from '../../paint/element.ts';
import { type Picture, picture } from '../../paint/picture.ts';
import type { Band, Role } from '../../paint/roles.ts';
import type { ObjectPicture } from '../objectPicture.ts';

/** A bust without features on 240 × 240, made to be cropped to a circle; the light comes from the left. */
export interface Bust {
  skin: 1 | 2 | 3;
  /** Deeper where the hair is pale. */
  ground?: Role;
  ears?: boolean;
  /** Hair behind the neck. */
  behind?: string;
  clothes: string;
  /** Hair, beard and whatever else lies over the face. */
  above: string;
}

const face = 'M82 92Q82 46 120 46T158 92C158 124 142 150 120 150S82 124 82 92z';
const lit = 'M126 47Q158 50 158 92C158 124 142 150 120 150Q112 150 106 146C134 138 146 116 144 88Q142 60 126 47z';

const draw = ({ skin, ground = 'clothPale', ears = false, behind = '', clothes, above }: Bust) => {
  const [tone, dark]: [Role, Role] = [`skin${skin}`, `skin${skin}Shade`];
  return [
    rect(0, 0, 240, 240, ground),
    circle(88, 84, 118, 'bright', { opacity: 0.34 }),
    moved(
      { x: -9.6, y: -14, scale: 1.08 },
      behind,
      shape('M98 128h44v44q-22 26-44 0z', dark),
      clothes,
      ears ? shape('M83 90q-10-2-8 10q3 14 12 14zM157 90q10-2 8 10q-3 14-12 14z', dark) : '',
      shape(face, tone),
      shape(lit, dark, { opacity: 0.5 }),
      above,
    ),
  ].join('');
};

export const avatar = (name: string, busts: Readonly<Record<Band, () => Bust>>): ObjectPicture => {
  const drawn: Picture = picture({ name, width: 240, height: 240, draw: (band) => draw(busts[band]()) });
  return { ...drawn, byBand: true };
};

/** Shoulders, with their light and their shade; `edge` is where the far arm begins. */
export const shoulders = (d: string, main: Role, dark: Role, light: Role, edge = 206) =>
  shape(d, main) +
  shape(`M${edge} 244q-2-40-22-60q22 8 28 60zM150 178q14 22 12 62h-26z`, dark, { opacity: 0.55 }) +
  line('M34 232q2-30 26-44', light, 6, { opacity: 0.7 });
