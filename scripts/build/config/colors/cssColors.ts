import {
  useMode as loadMode,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
} from 'culori/fn';

// Each mode brings the notations that parse then knows.
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3]) loadMode(mode);
for (const mode of [modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) loadMode(mode);

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
