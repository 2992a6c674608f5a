import {
  circle,
  defs,
  ellipse,
  line,
  linearGradient,
  moved,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A pin in a map, and the key to a hotel room. */
export const specialLocations = emblem('special_locations', () => [
  defs(
    radialGradient(
      'p',
      [
        [0, 'roseLight'],
        [0.4, 'rose'],
        [1, 'roseDark'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    ),
    linearGradient(
      't',
      [
        [0, 'clothLight'],
        [1, 'clothShade'],
      ],
      { x2: 0.5, y2: 1 },
    ),
  ),
  shape('M74 142l48-20 44 18 46-18 44 16-14 66-42-14-42 16-42-16-56 16z', 'shadow', {
    opacity: 0.2,
    transform: 'translate(3 6)',
  }),
  shape('M74 142l48-20-6 68-56 16z', 'paper') +
    shape('M122 122l44 18-8 66-42-16z', 'paperShade') +
    shape('M166 140l46-18-12 68-42 16z', 'paper') +
    shape('M212 122l44 16-14 66-42-14z', 'paperShade'),
  shape('M76 156l42-10-2 20-46 8zM170 160l34-14-2 14-34 16z', 'leafLight', { opacity: 0.7 }),
  shape('M122 132q24 30 38 30l-4 20q-20-4-38-28z', 'water'),
  line('M68 190q40-24 70-12t50-10 60 10', 'autumn', 3, { 'stroke-dasharray': '6 6' }),
  ellipse(128, 168, 16, 5, 'shadow', { opacity: 0.35 }),
  shape('M128 168q-34-46-34-72a34 34 0 0 1 68 0q0 26-34 72z', '#p'),
  circle(128, 94, 14, 'paper'),
  line('M102 98a27 27 0 0 1 14-26', 'bright', 4, { opacity: 0.65 }),
  moved(
    { x: 178, y: 152, turn: -50 },
    circle(-3, 1, 12, 'none', { stroke: 'var(--shadow)', 'stroke-width': 4, opacity: 0.25 }),
    circle(0, -4, 12, 'none', { stroke: 'var(--gold)', 'stroke-width': 4 }),
    moved(
      { x: 8, y: 4, turn: -34 },
      shape('M-15 6L0-6 15 6V60q0 4-4 4h-22q-4 0-4-4z', 'shadow', { opacity: 0.28, transform: 'translate(-5 5)' }),
      shape('M-15 6L0-6 15 6V60q0 4-4 4h-22q-4 0-4-4z', '#t'),
      circle(0, 5, 4, 'clothPale'),
      shape('M0 22l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z', 'goldLight'),
    ),
    moved(
      { x: -6, y: 6, turn: 16 },
      shape('M-3 16h6v49h12v8H-3z', 'shadow', { opacity: 0.25, transform: 'translate(-5 3)' }),
      circle(0, 11, 10, 'none', { stroke: 'var(--gold)', 'stroke-width': 6 }),
      rect(-3, 20, 6, 52, 'gold'),
      shape('M3 50h13v6H9v5h6v7H3z', 'gold'),
      line('M-1.5 22v46', 'goldLight', 1.6),
    ),
  ),
]);
