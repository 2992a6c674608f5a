import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { foliage, leaves, rose } from '../../paint/plants.ts';
import { height, smallScene, width } from './smallScene.ts';

const pot = [
  shape('M-34 0L-44-62H44L34 0z', 'roof'),
  shape('M12 0L18-62H44L34 0z', 'shadow', { opacity: 0.25 }),
  rect(-50, -74, 100, 16, 'rockLight'),
].join('');

export const noVisitors = smallScene('no-visitors', (random) => {
  const bush =
    shape(foliage(random, 0, -128, 54, 62, 13), 'leafDark') +
    shape(foliage(random, -9, -136, 42, 48, 11), 'leaf') +
    shape(leaves(random, -14, -146, 30, 32, 10, 13), 'leafLight');
  return [
    defs(
      linearGradient(
        'w',
        [
          [0, 'wall'],
          [1, 'wallShade'],
        ],
        { x2: 1, y2: 0.6 },
      ),
      linearGradient(
        'd',
        [
          [0, 'clothLight'],
          [0.4, 'cloth'],
          [1, 'clothShade'],
        ],
        { x2: 1, y2: 0.4 },
      ),
      radialGradient('l', [
        [0, 'lamp', 0.9],
        [1, 'lamp', 0],
      ]),
      group({ id: 'b' }, shape('M0-70V-90', 'wood'), bush, pot),
      group({ id: 'r' }, rose('rose', 'roseLight', 'paper')),
    ),
    rect(0, 0, width, height, '#w'),
    line('M20 60h60M110 96h70M30 150h50M520 70h80M560 130h60M470 180h40M40 260h50M540 270h70', 'wallShade', 5, {
      opacity: 0.7,
    }),
    shape('M206 404V164Q206 44 320 44T434 164V404z', 'stone') +
      shape('M226 404V166Q226 64 320 64T414 166V404z', 'stoneShade'),
    line(
      'M206 164h20M206 224h20M206 284h20M206 344h20M414 164h20M414 224h20M414 284h20M414 344h20M262 60l10 20M378 60l-10 20',
      'wallShade',
      3,
    ),
    shape('M312 36h16l6 34h-28z', 'wall'),
    shape('M236 404V168Q236 74 320 74T404 168V404z', '#d'),
    shape('M250 160Q254 88 320 88T390 160z', 'lamp') +
      line('M320 88V160M320 160L270 112M320 160L370 112', 'clothShade', 5),
    rect(254, 180, 56, 84, 'clothShade', { rx: 5 }) +
      rect(330, 180, 56, 84, 'clothShade', { rx: 5 }) +
      rect(254, 286, 56, 96, 'clothShade', { rx: 5 }) +
      rect(330, 286, 56, 96, 'clothShade', { rx: 5 }),
    rect(258, 186, 52, 78, 'cloth', { rx: 4 }) +
      rect(334, 186, 52, 78, 'cloth', { rx: 4 }) +
      rect(258, 292, 52, 90, 'cloth', { rx: 4 }) +
      rect(334, 292, 52, 90, 'cloth', { rx: 4 }),
    line('M320 166V404', 'clothShade', 3) +
      circle(336, 276, 7, 'goldLight') +
      circle(320, 214, 14, 'gold') +
      line('M311 218q9 16 18 0', 'goldLight', 4),
    circle(484, 196, 110, '#l') +
      line('M484 132v22M484 132h-24', 'ink', 5) +
      shape('M466 160h36l-6 56h-24z', 'lamp') +
      shape('M462 162l22-16 22 16z', 'ink') +
      line('M466 160l6 56h24l6-56M484 160v56', 'ink', 3),
    shape('M180 404H460v24H180z', 'stone') +
      shape('M150 428H490v26H150z', 'wall') +
      shape('M180 424H460v6H180zM150 450H490v6H150z', 'stoneShade') +
      rect(0, 454, width, 26, 'sandShade'),
    shape('M246 404H394l10 18H236z', 'accent') +
      line('M252 410H388M246 416H396', 'accentLight', 2, { 'stroke-dasharray': '8 6' }),
    ellipse(120, 452, 70, 9, 'shadow', { opacity: 0.25 }) + ellipse(550, 452, 70, 9, 'shadow', { opacity: 0.25 }),
    place('b', { x: 104, y: 452, scale: 1.15 }),
    place('b', { x: 544, y: 452, scale: 1.05, flip: true }),
    ...(
      [
        [78, 270, 1.2],
        [124, 300, 1],
        [96, 330, 1.1],
        [520, 290, 1.1],
        [562, 310, 1.2],
        [540, 340, 1],
      ] as const
    ).map(([x, y, scale]) => place('r', { x, y, scale })),
    shape('M0 0H640L500 480H380L560 0z', 'shadow', { opacity: 0.07 }),
  ];
});
