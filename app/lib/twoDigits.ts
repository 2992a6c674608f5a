/** A number from 0 to 99 with a leading zero where it needs one. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
