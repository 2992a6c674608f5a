import { element } from '../paint/element.ts';
import { seedRandom } from '../paint/random.ts';
import { hashText } from '../seed.ts';
import { dealFor } from './deal.ts';
import { drawPerson } from './drawPerson.ts';
import { createOutfit, createPerson, createPose, rankOf, type Sitter } from './person.ts';
import { places } from './places/places.ts';
import { drawSnapshot } from './snapshot.ts';
import { box, fade } from './tint.ts';

const side = 480;
/** The light of the hour over a place; most often its own. */
const hours = [undefined, '#ff9a3c', undefined, '#3c6cc0', '#fff2c0', '#c05a8c'];

/**
 * A picture of an invented member: what a photograph would show, as an illustration that nobody takes for one. `id` is
 * the member's id and the picture's number (`1007-2`); the same member is the same person in all of them, elsewhere and
 * in other clothes. Same id, same drawing.
 */
export function drawPortrait(id: string, sitter: Sitter): string {
  const [sitterId = id, number] = id.split('-');
  const picture = number && /^\d{1,2}$/.test(number) ? Number(number) - 1 : number ? hashText(number) % 9 : 0;
  const random = seedRandom(`picture/${id}`);
  if (picture % 4 === 2) {
    return drawSnapshot(dealFor(rankOf(sitterId) * 2 + (sitter.gender === 'male' ? 1 : 0)), random);
  }
  const person = createPerson(sitterId, sitter);
  const deal = dealFor(rankOf(sitterId) + picture * 5 + (sitter.gender === 'male' ? 8 : 0));
  const place = deal('place', places);
  const near = picture === 0 ? random.between(1.2, 1.3) : random.between(0.94, 1.16);
  const at = `translate(${Math.round(random.around(240, 12))} ${Math.round(208 + (1.2 - near) * 50)})scale(${near.toFixed(2)})`;
  const pose = createPose(id, deal);
  const zoom = random.between(1, 1.45);
  const slide = () => Math.round(-random.next() * side * (zoom - 1));
  const frame = `translate(${slide()} ${slide()})scale(${zoom.toFixed(2)})`;
  const hour = random.pick(hours);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${side} ${side}`,
      width: side,
      height: side,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    element('title', {}, 'Illustration'),
    element('filter', { id: 'b' }, element('feGaussianBlur', { stdDeviation: 6 })),
    fade(
      'l',
      [
        ['#fff4d6', 0.28],
        ['#fff4d6', 0.06],
        ['#241838', 0.04],
        ['#241838', 0.2],
      ],
      true,
    ),
    element(
      'g',
      { transform: random.next() < 0.5 ? 'translate(480)scale(-1 1)' : undefined },
      element(
        'g',
        { filter: 'url(#b)' },
        element('g', { transform: frame }, place(random)),
        hour ? box(0, 0, side, side, hour, { opacity: 0.16 }) : '',
      ),
      element('g', { transform: at }, drawPerson(person, createOutfit(sitterId, picture, person), pose)),
      box(0, 0, side, side, 'url(#l)'),
    ),
  );
}
