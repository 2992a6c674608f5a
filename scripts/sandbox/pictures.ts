import { createRandom } from './random.ts';

export interface Sitter {
  gender: 'male' | 'female';
  age: number;
}

const skins = ['#f0d3bd', '#e6bfa0', '#d9a87f', '#b98258', '#8f5f3f', '#efc9ae'];
const coats = ['#35506b', '#6b4a5e', '#3f6257', '#7a5c3e', '#54557f', '#8a4b45', '#486a3c'];
const grounds = ['#d3e2e6', '#e9dcc6', '#d9dfcc', '#e4d3dc', '#d3d7ea', '#d9dde2'];
const youngHair = ['#3b2a22', '#5b4030', '#7d5a36', '#a9743f', '#1f1d1f', '#8c4a2f'];
const greyHair = ['#8d8a88', '#b7b4b1', '#d5d2ce', '#6f6a68', '#e6e3df'];

/** A calm bust without a face on a soft ground: an illustration that nobody takes for a person. Same id, same drawing. */
export function drawPortrait(id: string, { gender, age }: Sitter): string {
  const [sitterId = id] = id.split('-');
  const person = createRandom(`sitter/${sitterId}`);
  const scene = createRandom(`scene/${id}`);
  const skin = person.pick(skins);
  const hair = person.chance((age - 38) / 30) ? person.pick(greyHair) : person.pick(youngHair);
  const style = person.integer(0, 3);
  const x = 200 + scene.integer(-14, 14);
  const coat = scene.pick(coats);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img">
<title>Illustration of an invented person</title>
<rect width="400" height="400" fill="${scene.pick(grounds)}"/>
<circle cx="${scene.integer(40, 360)}" cy="${scene.integer(60, 200)}" r="${scene.integer(50, 110)}" fill="#fff" opacity=".45"/>
<rect x="${scene.integer(-60, 240)}" y="${scene.integer(180, 280)}" width="260" height="220" rx="40" fill="${coat}" opacity=".12"/>
${drawBackHair(gender, style, x, hair)}
<path d="M${x - 24} 200h48v92h-48z" fill="${skin}"/>
<path d="M${x - 24} 200h48v50q-24 10-48-18z" opacity=".1"/>
<path d="M${x - 125} 400q0-125 101-136q24 34 48 0q101 11 101 136z" fill="${coat}"/>
<ellipse cx="${x}" cy="165" rx="60" ry="74" fill="${skin}"/>
${drawFrontHair(gender, style, x, hair)}
</svg>`;
}

/** Hair behind the head: none, a bob, long, or a bun; or what time has left at the sides. */
function drawBackHair(gender: string, style: number, x: number, hair: string): string {
  if (gender === 'male') {
    return style === 3 ? `<ellipse cx="${x}" cy="160" rx="69" ry="46" fill="${hair}"/>` : '';
  }
  if (style === 3) return '';
  const shapes = [
    `<path d="M${x - 74} 160q0-90 74-90t74 90v70h-148z" fill="${hair}"/>`,
    `<path d="M${x - 80} 165q0-98 80-98t80 98q0 90 16 130h-192q16-40 16-130z" fill="${hair}"/>`,
    `<circle cx="${x}" cy="72" r="30" fill="${hair}"/>`,
  ];
  return shapes[style]!;
}

/** Hair above the brow: a fringe, a parting, waves or curls. */
function drawFrontHair(gender: string, style: number, x: number, hair: string): string {
  if (gender === 'male' && style === 3) return '';
  const shapes = [
    `<path d="M${x - 64} 160q-6-88 64-88t64 88q-12-46-34-54q-50 18-94 54z" fill="${hair}"/>`,
    `<path d="M${x - 64} 158q-4-86 64-86t64 86q-20-50-78-58q-34 18-50 58z" fill="${hair}"/>`,
    `<path d="M${x - 65} 150q2-78 65-78t65 78q-30-34-65-34t-65 34z" fill="${hair}"/>`,
    `<path d="M${x - 66} 165q-16-50 14-76q22-28 52-22q34-10 56 20q24 30 10 78q-16-44-66-52q-46 8-66 52z" fill="${hair}"/>`,
  ];
  return shapes[style]!;
}
