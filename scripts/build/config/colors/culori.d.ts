/** The used exports of culori, which has no types. */
declare module 'culori/fn' {
  export interface Color {
    mode: string;
    alpha?: number;
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
  export const modeHsl: Mode<Color>;
  export const modeLab65: Mode<Color>;
  export const modeHwb: Mode<Color>;
  export const modeLab: Mode<Color>;
  export const modeLch: Mode<Color>;
  export const modeLrgb: Mode<Color>;
  export const modeOklab: Mode<Color>;
  export const modeP3: Mode<Color>;
  export const modeA98: Mode<Color>;
  export const modeProphoto: Mode<Color>;
  export const modeRec2020: Mode<Color>;
  export const modeXyz50: Mode<Color>;
  export const modeXyz65: Mode<Color>;
  export const modeOklch: Mode<Oklch>;
  export function useMode<Parsed>(mode: Mode<Parsed>): (color: string | Color) => Parsed | undefined;
  export function parse(text: string): Color | undefined;
  export function differenceCiede2000(): (a: string, b: string) => number;
  export function clampChroma(color: Color, mode: 'oklch'): Color;
  export function clampRgb(color: Color): Color;
  export function formatHex(color: Color): string;
}
