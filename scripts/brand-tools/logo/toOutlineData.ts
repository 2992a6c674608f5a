import type { PathCommand } from 'opentype.js';
import { joinNumbers } from './pathData.ts';

interface Placement {
  /** Start of the letter's baseline. */
  x: number;
  y: number;
  /** Length of a font unit. */
  scale: number;
}

type Pair = readonly [x: number, y: number];

/**
 * Returns the `d` of a letter in whole numbers and relative steps, each measured from the rounded point. A quadratic
 * curve that continues the one before as smoothly as fonts draw them leaves its control point out.
 */
export function toOutlineData(commands: readonly PathCommand[], { x, y, scale }: Placement): string {
  const place = (px: number, py: number): Pair => [Math.round(x + px * scale), Math.round(y + py * scale)];
  let at: Pair = [0, 0];
  let start: Pair = [0, 0];
  let control: Pair | undefined;
  const from = ([px, py]: Pair) => [px - at[0], py - at[1]] as const;

  const step = (command: PathCommand): string => {
    if (command.type === 'Z') {
      at = start;
      control = undefined;
      return 'z';
    }
    const to = place(command.x, command.y);
    const by = from(to);
    if (command.type === 'M') {
      [at, start, control] = [to, to, undefined];
      return `M${joinNumbers(to)}`;
    }
    if (command.type === 'Q') {
      const wanted = place(command.x1, command.y1);
      const mirrored: Pair | undefined = control && [2 * at[0] - control[0], 2 * at[1] - control[1]];
      const isSmooth = mirrored && Math.max(...wanted.map((value, index) => Math.abs(value - mirrored[index]!))) <= 1;
      const data = isSmooth ? `t${joinNumbers(by)}` : `q${joinNumbers([...from(wanted), ...by])}`;
      control = isSmooth ? mirrored : wanted;
      at = to;
      return data;
    }
    if (command.type === 'C') throw new TypeError('a face with cubic outlines; only quadratic ones are expected');
    at = to;
    control = undefined;
    if (by[0] === 0 && by[1] === 0) return '';
    if (by[1] === 0) return `h${by[0]}`;
    return by[0] === 0 ? `v${by[1]}` : `l${joinNumbers(by)}`;
  };
  return commands.map(step).join('');
}
