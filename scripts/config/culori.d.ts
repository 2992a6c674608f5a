/** The used exports of culori, which has no types. */
declare module 'culori/fn' {
  export interface Color {
    mode: string;
    [channel: string]: number | string | undefined;
  }
  export interface Oklch extends Color {
    mode: 'oklch';
    l: number;
    c: number;
    h?: number;
  }
  export interface Mode<Parsed> {
    mode: Parsed extends Color ? Parsed['mode'] : never;
  }
  export const modeRgb: Mode<Color>;
  export const modeOklch: Mode<Oklch>;
  export function useMode<Parsed>(mode: Mode<Parsed>): (color: string) => Parsed | undefined;
  export function clampChroma(color: Color, mode: 'oklch'): Color;
  export function formatHex(color: Color): string;
}
