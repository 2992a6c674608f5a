/** The used exports of culori, which has no types. */
declare module 'culori/require' {
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
  const culori: {
    modeRgb: Mode<Color>;
    modeOklch: Mode<Oklch>;
    useMode<Parsed>(mode: Mode<Parsed>): (color: string | Color) => Parsed | undefined;
    parse(text: string): Color | undefined;
    differenceCiede2000(): (a: string, b: string) => number;
    clampChroma(color: Color, mode: 'oklch'): Color;
    clampRgb(color: Color): Color;
    formatHex(color: Color): string;
  };
  export default culori;
}
