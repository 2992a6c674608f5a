/** German as it is written in Switzerland, which has no ß. */
export const toSwissSpelling = (text: string): string => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
