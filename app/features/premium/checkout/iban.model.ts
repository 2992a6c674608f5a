/** Number of characters by country; other countries pass with any length. */
const lengthsByCountry: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, CZ: 24, DE: 22, DK: 18, ES: 24, FR: 27, GB: 22, IT: 27, LI: 21, LU: 20, NL: 18, PL: 28 },
};

export const normalizeIban = (written: string): string => written.replace(/[\s.-]/g, '').toUpperCase();

export type IbanProblem = 'ibanMissing' | 'ibanFormat' | 'ibanChecksum';

/** Validates an IBAN by ISO 13616: country, two check digits, account number; all of it modulo 97 is 1. */
export function validateIban(written: string): IbanProblem | null {
  const iban = normalizeIban(written);
  if (iban === '') return 'ibanMissing';
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return 'ibanFormat';
  const length = lengthsByCountry[iban.slice(0, 2)];
  if (length !== undefined && length !== iban.length) return 'ibanFormat';
  return mod97(iban) === 1 ? null : 'ibanChecksum';
}

function mod97(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
