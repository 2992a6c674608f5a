import { circle, defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { stars } from '../../paint/sky.ts';
import { contact, corners, lampGlow } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** Under the roof: stars in the skylight, a bed with a quilt, a lamp still lit. */
export const attic = tile('question-33-attic', 40, () => {
  const random = seedRandom('attic');
  return [
    rect(0, 0, 320, 240, 'woodLight'),
    shape('M96 0h128l76 120v78H20v-78z', 'wallShade'),
    line('M54 66h212M70 40h180M38 94h244M20 122h280M20 150h280M20 176h280', 'wall', 2, { opacity: 0.5 }),
    shape('M96 0L20 120v78L-8 226V-8z', 'wood'),
    shape('M224 0l76 120v78l28 28V-8z', 'woodLight'),
    line('M60-4L-6 96M28-4L-6 46M262-4l64 96M294-4l30 44', 'woodDark', 2, { opacity: 0.45 }),
    shape('M96-4h12L26 124v74l-8 4v-82zM224-4h-12l82 128v74l8 4v-82z', 'woodDark'),
    line('M66 54h188', 'woodDark', 9, { 'stroke-linecap': 'butt' }),
    line('M66 51h188', 'wood', 3, { 'stroke-linecap': 'butt' }),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [1, 'sky'],
      ]),
    ),
    circle(160, 94, 31, 'woodDark'),
    circle(160, 94, 26, '#n'),
    shape('M136 104q20-10 48-2q-6 18-24 18t-24-16z', 'near'),
    circle(169, 86, 7, 'sun'),
    line('M160 68v52M134 94h52', 'woodDark', 3.4),
    shape('M240 24l32-2 34 54-30 4z', 'woodDark'),
    shape('M246 28l23-1 28 45-21 3z', '#n'),
    line(stars(random, 262, 34, 18, 34, 7) + stars(random, 142, 74, 30, 18, 5), 'bright', 1.8),
    rect(0, 196, 320, 44, 'wood'),
    line('M0 212h320M60 196l-18 44M160 196v44M250 196l16 44', 'woodDark', 1.8, { opacity: 0.6 }),
    lampGlow(66, 144, 110, 0.85),
    line('M28 122Q96 146 160 132T294 124', 'ink', 1.2),
    line('M50 130h0M78 137h0M108 138h0M138 135h0M168 131h0M200 128h0M232 127h0M264 127h0', 'glow', 12, {
      opacity: 0.35,
    }),
    line('M50 130h0M78 137h0M108 138h0M138 135h0M168 131h0M200 128h0M232 127h0M264 127h0', 'lamp', 4.6),
    contact(202, 232, 116, 8, 0.4),
    line('M104 224v12M296 224v12', 'woodDark', 7),
    shape('M94 146q0-12 10-12t10 12v84H94z', 'woodDark'),
    shape('M94 146q0-12 10-12q-4 6-4 14v82h-6z', 'wood'),
    shape('M288 178q0-8 8-8t8 8v52h-16z', 'woodDark'),
    shape('M112 186h178v40H112z', 'paperShade'),
    shape('M112 172q4-12 30-12q20-2 24 10l-4 20h-50z', 'bright'),
    shape('M150 160q14 0 16 10l-4 20h-16q8-14 4-30z', 'paperShade'),
    shape('M128 150q24-6 32 6l2 20-30 4q-10-16-4-30z', 'accentPale'),
    shape('M156 174q40-14 82-8t56 14l2 42q-40 8-86 6t-60-4q2-30 6-50z', 'cloth'),
    shape('M156 174q10-4 22-6q-10 26-8 58l-20-2q2-30 6-50z', 'paper'),
    shape(
      'M190 167h22v18h-22zM234 166q14 2 22 4v16h-22zM212 185h22v20h-22zM256 186h22v20h-22zM190 205h22v20h-22zM234 205h22v20h-22zM278 174q10 3 16 6v6h-16zM278 206h18v14h-18z',
      'clothLight',
    ),
    shape('M212 166h22v19h-22zM190 185h22v20h-22zM234 186h22v19h-22zM256 206h22v18h-22z', 'accent', { opacity: 0.85 }),
    line('M201 171v10M196 176h10M245 172v8M223 190v10M267 191v10M201 210v10M245 210v10', 'paper', 1.6),
    contact(62, 232, 36, 5),
    shape('M38 190h50v7H38z', 'woodLight'),
    shape('M42 197h42v32H42z', 'wood'),
    line('M42 212h42M60 204h6M60 220h6', 'woodDark', 2),
    shape('M56 190q0-18 9-22q9 4 9 22z', 'cloth'),
    shape('M52 138h26l10 30H42z', 'lamp'),
    shape('M52 138h9l-5 30H42z', 'bright', { opacity: 0.6 }),
    shape('M6 234v-8h32v8zM10 226v-7h26v7zM8 219v-7h24v7z', 'roof'),
    shape('M10 226v-7h26v7z', 'paper'),
    corners(0.4, 0.5, 0.45),
  ];
});
