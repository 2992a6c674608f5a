/** Converts German to the spelling of Switzerland, which has no ß. */
export const toSwissSpelling = (text: string): string => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
