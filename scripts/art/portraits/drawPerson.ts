import { d } from '../paint/curve.ts';
import { element } from '../paint/element.ts';
import { drawBeard } from './beards.ts';
import { drawNecklace, drawPearls, drawScarf } from './clothes.ts';
import { chinShift, faceOutline } from './faceShape.ts';
import { drawFeatures } from './features.ts';
import { drawGlasses } from './glasses.ts';
import { drawHairBehind, drawHairInFront } from './hairCut.ts';
import { drawHat } from './hats.ts';
import { drawWeave } from './patterns.ts';
import type { Outfit, Person, Pose } from './person.ts';
import { disc, fill, stroke } from './tint.ts';

/** A person to the chest, around 0,0 as in `faceShape.ts`. */
export function drawPerson(person: Person, outfit: Outfit, pose: Pose): string {
  const { breadth, height } = person.face;
  const wear = (hair: string) => (outfit.hat ? element('g', { 'clip-path': 'url(#h)' }, hair) : hair);
  const head = { transform: `rotate(${pose.tilt} 0 60)scale(${breadth} ${height})` };
  const body = drawBody(person, outfit, pose);
  return [
    outfit.hat ? element('clipPath', { id: 'h' }, element('path', { d: 'M-200-60H200V300H-200z' })) : '',
    body.includes('url(#w)') ? drawWeave(outfit.weave, outfit.cloth.main, outfit.second.main) : '',
    person.cut.back ? element('g', head, wear(drawHairBehind(person.cut, person.hair))) : '',
    body,
    element('g', head, drawHead(person, outfit, pose, wear)),
  ].join('');
}

function drawBody({ skin, gender }: Person, outfit: Outfit, { turn }: Pose): string {
  const { garment, cloth, second, weave, neck } = outfit;
  const thick = gender === 'male' ? 45 : 34;
  const x = chinShift(turn);
  return [
    fill(d`M${-thick} 30V100Q${-thick - 2} 126-72 154Q0 190 72 154Q${thick + 2} 126 ${thick} 100V30z`, skin.main),
    fill(d`M${-thick} 56Q${-thick + 14} 96 ${x} 110Q${thick - 14} 130 ${thick} 122V40z`, skin.deep, { opacity: 0.7 }),
    element(
      'g',
      { transform: 'translate(0-20)' },
      garment({ cloth, second, skin, wide: gender === 'male' ? 168 : 144, woven: weave !== 'plain' }),
      neck === 'chain' ? drawNecklace('#c79a3a') : '',
      neck === 'pearls' ? drawPearls() : '',
      neck === 'scarf' ? drawScarf(outfit.third) : '',
    ),
  ].join('');
}

function drawHead(person: Person, outfit: Outfit, pose: Pose, wear: (hair: string) => string): string {
  const { skin, hair, cut, face, beard, glasses, frame, gender } = person;
  const { turn } = pose;
  const spectacles = drawGlasses(glasses, frame, turn);
  const locks = wear(drawHairInFront(cut, hair, outfit.hat !== undefined));
  return [
    element('clipPath', { id: 'c' }, element('path', { id: 'f', d: faceOutline(face, turn) })),
    element('use', { href: '#f', fill: skin.main }),
    element(
      'g',
      { 'clip-path': 'url(#c)' },
      fill('M28-96Q56-50 46-8Q52 30 28 58Q12 82-8 96H90V-96z', skin.shade, { opacity: 0.55 }),
      fill('M-62-96H-20Q-58-70-54-10Q-52 40-20 90H-70z', skin.light, { opacity: 0.45 }),
    ),
    cut.ears ? drawEars(skin, turn) : '',
    drawBeard(beard, face, turn, person.beardHair),
    drawFeatures({ skin, brow: person.brow, iris: person.iris, gender, age: person.age, mouth: pose.mouth }, turn),
    ...(cut.ears ? [locks, spectacles] : [spectacles, locks]),
    outfit.earring && cut.ears ? disc(64 - 6 * turn, 30, 5, outfit.earring) : '',
    outfit.hat ? drawHat(outfit.hat, outfit.hatTones, outfit.second.main) : '',
  ].join('');
}

const drawEars = ({ main, shade, deep }: Person['skin'], turn: number) => {
  const x = 58 - 6 * turn;
  return (
    fill(d`M${x}-10Q${x + 14}-18 ${x + 15} 0Q${x + 14} 20 ${x + 4} 26Q${x - 4} 26 ${x - 3} 14z`, shade) +
    stroke(d`M${x + 4}-6q8-4 6 8q-2 6-6 12`, deep, 2.4, { opacity: 0.5 }) +
    (turn < 0.45 ? fill('M-58-10Q-72-16-71 0Q-70 20-58 24z', main) : '')
  );
};
