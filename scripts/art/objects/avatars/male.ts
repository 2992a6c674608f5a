import { line, shape } from '../../paint/element.ts';
import { avatar, shoulders } from './avatar.ts';

export const male = avatar('avatar-male', {
  // Round collar under an open shirt; brown hair brushed to the side.
  40: () => ({
    skin: 2,
    ears: true,
    clothes: [
      shape('M80 168L120 244 160 168Q120 196 80 168z', 'paper'),
      shape('M92 164Q120 194 148 164l6 8Q120 206 86 172z', 'paperShade'),
      shape('M14 244C16 196 48 178 90 165L84 184 112 244zM226 244C224 196 192 178 150 165L156 184 128 244z', 'cloth'),
      shape('M226 244C224 196 192 178 150 165L156 184 142 214 146 244z', 'clothShade', { opacity: 0.7 }),
      shape('M92 162L70 172 78 202 92 188zM148 162L170 172 162 202 148 188z', 'clothLight'),
      shape('M148 162L170 172 162 202 148 188z', 'cloth'),
      line('M34 232q2-30 26-44', 'clothLight', 6, { opacity: 0.7 }),
    ].join(''),
    above: [
      shape('M82 104q0 14 6 26q12 24 32 24t32-24q6-12 6-26q-4 14-12 20q-12 6-26 6t-26-6q-8-6-12-20z', 'hairShade', {
        opacity: 0.55,
      }),
      shape(
        'M80 98Q70 62 88 46Q102 28 130 32Q164 34 164 68Q164 84 159 98Q156 76 146 68Q118 72 98 62Q86 74 80 98z',
        'hair',
      ),
      shape('M130 32Q164 34 164 68Q164 84 159 98Q156 76 146 68Q152 48 130 32z', 'hairShade'),
      line('M90 60Q94 44 116 42M102 58Q116 60 134 58', 'hairLight', 4, { opacity: 0.8 }),
    ].join(''),
  }),
  // Shirt and pullover; salt and pepper, a trimmed beard.
  50: () => ({
    skin: 1,
    ears: true,
    clothes: [
      shape('M86 166L120 226 154 166Q120 192 86 166z', 'paper'),
      shoulders(
        'M14 244C16 196 48 178 88 166L120 222 152 166C192 178 224 196 226 244z',
        'cloth',
        'clothShade',
        'clothLight',
      ),
      line('M88 170L120 224 152 170', 'clothShade', 6),
      shape('M96 156L78 168 92 200 118 186Q102 176 96 156z', 'bright'),
      shape('M144 156L162 168 148 200 122 186Q138 176 144 156z', 'paperShade'),
    ].join(''),
    above: [
      shape(
        'M82 98q0 18 6 32q12 26 32 26t32-26q6-14 6-32q-4 12-10 17q-8 5-12 2q-16-6-32 0q-4 3-12-2q-6-5-10-17z',
        'hair',
      ),
      shape('M158 98q0 18-6 32q-12 26-32 26q20-10 26-40q8-4 12-18z', 'hairShade', { opacity: 0.8 }),
      shape(
        'M80 100Q72 70 84 52Q98 32 124 34Q158 34 162 66Q162 86 159 100Q156 80 148 70Q140 58 122 60Q104 56 92 68Q84 80 80 100z',
        'hair',
      ),
      shape('M134 35Q160 40 162 66Q162 86 159 100Q156 80 148 70Q150 50 134 35z', 'hairShade'),
      line('M88 64Q98 46 118 46M80 84q1-8 4-14', 'hairLight', 4, { opacity: 0.9 }),
    ].join(''),
  }),
  // A jacket; silver hair, parted.
  60: () => ({
    skin: 3,
    ground: 'clothLight',
    ears: true,
    clothes: [
      shape('M84 166L120 240 156 166Q120 192 84 166z', 'bright'),
      shape('M112 190h16l6 54h-28z', 'accent'),
      shape('M120 190h8l6 54h-14z', 'accentShade'),
      shape('M97 156L80 168 96 198 120 186Q102 176 97 156z', 'bright'),
      shape('M143 156L160 168 144 198 120 186Q138 176 143 156z', 'paperShade'),
      shoulders(
        'M14 244C16 196 48 178 84 166L112 244zM226 244C224 196 192 178 156 166L128 244z',
        'clothShade',
        'shadow',
        'clothLight',
      ),
      shape('M84 164L62 176 72 202 60 208 108 244 88 190z', 'cloth'),
      shape('M156 164L178 176 168 202 180 208 132 244 152 190z', 'cloth', { opacity: 0.6 }),
    ].join(''),
    above: [
      shape(
        'M80 102Q70 74 82 54Q94 34 118 36Q154 32 162 62Q164 84 160 102Q158 84 150 74Q142 58 128 62Q108 64 96 58Q86 76 80 102z',
        'hair',
      ),
      shape('M138 38Q158 42 162 62Q164 84 160 102Q158 84 150 74Q154 54 138 38z', 'hairShade'),
      line('M88 68Q92 48 112 44M98 56Q114 58 128 54', 'hairLight', 4),
      line('M84 92q0-10 4-16', 'hairShade', 3, { opacity: 0.7 }),
    ].join(''),
  }),
});
