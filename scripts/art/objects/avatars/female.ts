import { circle, line, shape } from '../../paint/element.ts';
import { avatar, shoulders } from './avatar.ts';

const narrow = 'M26 244C28 200 56 184 92 168Q120 200 148 168C184 184 212 200 214 244z';

export const female = avatar('avatar-female', {
  // Long brown waves, a wide neckline.
  40: () => ({
    skin: 1,
    behind: [
      shape(
        'M120 26Q176 24 176 90Q174 116 186 140Q196 170 176 192Q160 206 136 190H100Q78 206 62 192Q44 170 56 140Q66 116 64 90Q64 24 120 26z',
        'hairShade',
      ),
      shape('M66 80Q66 116 58 142Q48 170 66 192Q84 200 96 186V80z', 'hair'),
    ].join(''),
    clothes: [
      shape('M72 180Q92 172 97 158h46q5 14 25 22Q120 236 72 180z', 'skin1'),
      shape('M143 158q5 14 25 22q-24 28-48 29q22-18 16-51z', 'skin1Shade', { opacity: 0.6 }),
      shape('M98 152q22 22 44 0v14q-22 20-44 0z', 'skin1Shade'),
      shoulders(
        'M26 244C28 206 50 188 72 178Q120 238 168 178C190 188 212 206 214 244z',
        'cloth',
        'clothShade',
        'clothLight',
        190,
      ),
      line('M72 180Q120 238 168 180', 'clothLight', 4),
    ].join(''),
    above: [
      shape(
        'M82 108Q66 130 74 160Q62 136 64 90Q62 22 120 24T176 90Q178 136 166 160Q174 130 158 108Q158 76 134 58Q112 84 86 86Q82 96 82 108z',
        'hair',
      ),
      shape('M140 27Q176 40 176 90Q178 136 166 160Q174 130 158 108Q158 76 134 58Q152 50 140 27z', 'hairShade'),
      line('M76 82Q78 46 108 38M90 78Q110 72 124 56M70 96q-4 20 0 36', 'hairLight', 4, { opacity: 0.8 }),
      line('M58 150q-4 20 12 32M180 148q6 20-8 34', 'hairLight', 4, { opacity: 0.45 }),
    ].join(''),
  }),
  // A bob in salt and pepper, a blouse, a fine chain.
  50: () => ({
    skin: 3,
    behind: shape(
      'M120 26Q172 24 174 88Q176 130 180 156Q150 172 120 164Q90 172 60 156Q64 130 66 88Q68 24 120 26z',
      'hairShade',
    ),
    clothes: [
      shape('M84 172Q96 168 98 156h44q2 12 14 16L120 226z', 'skin3'),
      shape('M98 152q22 22 44 0v14q-22 20-44 0zM142 156q2 12 14 16L124 220q14-30 8-60z', 'skin3Shade'),
      shoulders(
        'M26 244C28 200 54 184 86 170L120 224 154 170C186 184 212 200 214 244z',
        'accent',
        'accentShade',
        'accentLight',
        190,
      ),
      shape('M86 168L66 180 84 214 118 224z', 'accentLight'),
      shape('M154 168L174 180 156 214 122 224z', 'accentShade'),
      line('M94 172Q104 196 120 200Q136 196 146 172', 'gold', 2.4),
      circle(120, 202, 4.6, 'gold'),
    ].join(''),
    above: [
      shape(
        'M82 104Q80 134 86 154Q70 162 60 156Q64 130 65 88Q66 22 120 24T175 88Q176 130 180 156Q170 162 154 154Q160 134 158 104Q158 82 148 68Q112 74 100 62Q84 78 82 104z',
        'hair',
      ),
      shape(
        'M136 26Q175 34 175 88Q176 130 180 156Q170 162 154 154Q160 134 158 104Q158 82 148 68Q152 46 136 26z',
        'hairShade',
      ),
      line('M75 92Q76 50 106 38M72 110q-2 22-4 38M98 58Q112 66 132 62', 'hairLight', 4.5, { opacity: 0.9 }),
    ].join(''),
  }),
  // Silver, short and soft, earrings and a scarf.
  60: () => ({
    skin: 2,
    ground: 'clothLight',
    ears: true,
    clothes: [
      shoulders(narrow, 'cloth', 'clothShade', 'clothLight', 190),
      shape('M88 164Q120 204 152 164Q168 172 166 186Q150 214 120 214T74 186Q72 172 88 164z', 'accentPale'),
      shape('M152 164Q168 172 166 186Q150 214 120 214Q146 200 144 172z', 'accentLight'),
      shape('M100 204Q112 214 130 212L140 244H96z', 'accentPale'),
      shape('M118 213q6 1 12-1L140 244h-16z', 'accentLight'),
      line('M80 184Q100 204 126 204M84 174Q104 196 132 194M108 218l-4 24', 'accent', 2.4, { opacity: 0.7 }),
    ].join(''),
    above: [
      shape(
        'M82 104Q70 98 68 78Q66 52 84 42Q96 22 122 26Q150 22 162 44Q178 58 172 82Q168 100 158 106Q160 88 152 74Q138 80 122 70Q106 82 92 76Q84 88 82 104z',
        'hair',
      ),
      shape('M136 25Q154 26 162 44Q178 58 172 82Q168 100 158 106Q160 88 152 74Q158 50 136 25z', 'hairShade'),
      line('M78 78Q78 56 94 50M94 68Q106 48 128 44M122 64Q134 66 144 60M88 50q10-14 28-14', 'hairLight', 4.5),
      line('M92 76Q100 66 110 64M122 70q-2-10 4-16', 'hairShade', 3, { opacity: 0.7 }),
      circle(78, 118, 4.6, 'gold') + circle(162, 118, 4.6, 'goldDark'),
    ].join(''),
  }),
});
