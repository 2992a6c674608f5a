import { loadMode, modeRgb, parse } from './culori.ts';

/** Converts a colour to the channels red, green and blue. */
export const toRgb = loadMode(modeRgb);

/** Parses a colour in any notation of CSS; undefined for any other text. */
export function parseCssColor(text: string) {
  try {
    return parse(text);
  } catch {
    // culori throws for some texts that are no colours, such as "/0a".
    return undefined;
  }
}
